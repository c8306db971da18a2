import { linesOf } from '../../../layout/lines.ts'
import type { Box } from '../../../model/page.ts'
import { pageFromText } from '../../../model/testing.ts'
import { addressedHolder, labelledHolder } from './holder.ts'
import { holderInPassing, holderOverHandle, holderUnderNumber } from './holder-in-passing.ts'
import { accountTypeOn } from './account-type.ts'
import { bankNameOn } from './bank-name.ts'
import { issuingBankOn } from './letterhead.ts'

const bank = (text: string) => {
  const page = pageFromText(text)
  return bankNameOn(page, linesOf(page))?.value ?? null
}

test.each([
  ['a transaction with another bank', 'M&TBank\n02/03   CAPITAL ONE CRCARDPMT   20.00', 'M&TBank'],
  ['over two lines', 'NAVY FEDERAL\nCredit Union', 'NAVY FEDERAL Credit Union'],
  [
    'of no known bank, over two lines',
    'HARBOR NAVAL     Statement of Account\nCredit Union',
    'HARBOR NAVAL Credit Union',
  ],
  ['going on below', 'Cooperativa de Crédito Perla\ndel Sur', 'Cooperativa de Crédito Perla del Sur'],
  [
    'of a trust bank, over two lines',
    'FRONTIER HARBOR     Statement of Account\nTRUST BANK',
    'FRONTIER HARBOR TRUST BANK',
  ],
  ['going on below in capitals', 'HARBOR BANK\nOF NEW JERSEY', 'HARBOR BANK OF NEW JERSEY'],
  ['of a community', 'Sound Harbor\nCommunity Credit Union', 'Sound Harbor Community Credit Union'],
  ['of a service', 'SECURITY SERVICE FEDERAL CREDIT UNION', 'SECURITY SERVICE FEDERAL CREDIT UNION'],
  ['a trust with savings', 'LAKE SHORE TRUST & SAVINGS', 'LAKE SHORE TRUST & SAVINGS'],
  ['a bank with savings', 'OHIO VALLEY BANK & SAVINGS', 'OHIO VALLEY BANK & SAVINGS'],
  ['what Member FDIC follows is no name', 'QUESTIONS, COMMENTS OR ERRORS? Member FDIC.', null],
  ['the bank behind another company', 'Services provided by Choice\nFinancial Group, Member FDIC', null],
  ['of which a brand is part', 'a division of Prairie National Bank', 'Prairie National Bank'],
  ['the number of its page', 'PAGE 10F 1 GRANITE TRUST COMPANY ONE CLINTON SQ, MEMBER FDIC', null],
  ['beside Member FDIC', 'Granite Trust, Member FDIC', 'Granite Trust'],
  ['its address in the web', 'harborbank.example\nHarbor Bank, N.A.', 'Harbor Bank, N.A.'],
  ['whose product it is', 'Lantern Savings\nby Granite State Bank', 'Granite State Bank'],
  ['whose product it is, on one line', 'Lantern Money Account from Granite Credit Union', 'Granite Credit Union'],
  ['who stands behind a company', 'Accounts offered by Granite State Bank', null],
  ['where to write', 'Write: Harbor Bank, N.A. (347)', 'Harbor Bank, N.A.'],
  [
    'where to write, with its address',
    'Write: Harbor Bank, N.A. (114), P.O. Box 5128, Wichita, KS',
    'Harbor Bank, N.A.',
  ],
  ['where to mail', 'Mail to: Cedar Savings Bank, PO Box 12, Reading, PA 19601', 'Cedar Savings Bank'],
  ['of a broker', 'Harcourt & Lyle Brokerage Services LLC', 'Harcourt & Lyle Brokerage Services LLC'],
  ['of a broker, on two lines', 'Tamarack Investments\nBrokerage Services', 'Tamarack Investments Brokerage Services'],
  ['its city', 'Harbor Federal Credit Union, Gloucester, MA 01930', 'Harbor Federal Credit Union'],
  ['its city and telephone', 'Harbor Bank · New Haven, CT 06510 (203) 555-0117', 'Harbor Bank'],
  ['its city, set apart', 'Bayou Teche Bank   New Iberia, Louisiana', 'Bayou Teche Bank'],
  ['the holder in the next column', 'SOONER MERCHANTS BANK  RED FORK HAULING COMPANY', 'SOONER MERCHANTS BANK'],
  ['a name set in two parts', 'SAVINGS BANK  OF WALPOLE', 'SAVINGS BANK OF WALPOLE'],
  ['in the title of a page printed by a browser', '11/2/26, 9:41 PM          Queen City Bank', 'Queen City Bank'],
  ['before what page it is', 'Queensgate Savings Bank · Online Banking', 'Queensgate Savings Bank'],
  ['a comma of its own', 'Harbor Bank, N.A.', 'Harbor Bank, N.A.'],
  ['the comma of its address', 'Harbor Bank,\n420 Quay Street\nGloucester, MA 01930', 'Harbor Bank'],
  ['its label', 'Bank: Harbor Bank of Gloucester', 'Harbor Bank of Gloucester'],
  ['a telephone number in letters', '(800) HARBOR-BANK or\nBRANNAN & T, Member FDIC', 'BRANNAN & T'],
  ['whom to contact', 'To Contact Harbor Bank\nHarbor Bank National Association', 'Harbor Bank National Association'],
  [
    'its account above it',
    'HARBOR BANK SMARTLY CHECKING\nHarbor Bank National Association',
    'Harbor Bank National Association',
  ],
  ['the beginning of its account', 'Wells Fargo Everyday Checking\nOctober 8, 2024', 'Wells Fargo'],
  ['beginning a sentence', 'Harbor Bank accepts relay calls', 'Harbor Bank'],
  ['not in a sentence', 'Bank without a branch\nBank deposits FDIC insured | Harbor Bank, N.A.', 'Harbor Bank, N.A.'],
  ['of a building society', 'Harbor Vale\nBuilding Society', 'Harbor Vale Building Society'],
  ['whose second line has its legal form', 'Red Harbor\nCredit Union Limited', 'Red Harbor Credit Union Limited'],
  ['what it sums up', 'Bank Summary for\nSep 1 - Sep 30', null],
])("the bank's name: %s", (_, text, name) => expect(bank(text)).toBe(name))

test('a motto in small letters is not part of the name of the bank', () => {
  const printed = pageFromText('Harbor Bank Your Safe Haven')
  const words = printed.words.map((word, i) => (i < 2 ? word : { ...word, box: lowered(word.box, 0.5) }))
  const page = { ...printed, words }
  expect(bankNameOn(page, linesOf(page))?.value).toBe('Harbor Bank')
})

test('the word for a bank may stand in small letters behind its name', () => {
  const printed = pageFromText('ally bank')
  const words = printed.words.map((word, i) => (i < 1 ? word : { ...word, box: lowered(word.box, 0.55) }))
  const page = { ...printed, words }
  expect(bankNameOn(page, linesOf(page))?.value).toBe('ally bank')
})

test.each(['elk valley community credit union', 'HARBOR POINT Federal Credit Union', 'CEDAR FORK NATIONAL BANK'])(
  'small letters set lower than the large ones of a logo go on with its name: %s',
  (name) => {
    const page = pageFromText(name)
    const lower = ([left, top, right, bottom]: Box): Box => [left, top + 8, right, bottom + 3]
    const words = page.words.map((word, i) => (i < 2 ? word : { ...word, box: lower(word.box) }))
    expect(linesOf({ ...page, words })).toHaveLength(2)
    expect(bankNameOn({ ...page, words }, linesOf({ ...page, words }))?.value).toBe(name)
  },
)

test.each(['TIDE SERVICE', 'Harbor Public Service', 'CITY WATER SERVICE'])(
  'a word of ordinary text may begin the name of a bank over two lines: %s',
  (first) => {
    const page = pageFromText(`${first}\nFEDERAL CREDIT UNION\nPO Box 6120, Salem MA 01970`)
    expect(bankNameOn(page, linesOf(page))?.value).toBe(`${first} FEDERAL CREDIT UNION`)
  },
)

test.each(['STATE BANK OF\nWHITTINGTON', 'Harbor Bank and\nTrust', 'First Bank of the\nOzarks'])(
  'the name of a bank goes on below a line that does not end it: %s',
  (name) => {
    const page = pageFromText(`${name}\nPO Box 6120, Salem MA 01970`)
    expect(bankNameOn(page, linesOf(page))?.value).toBe(name.replace('\n', ' '))
  },
)

/** A box with letters of a share of the usual size. */
function lowered([left, top, right, bottom]: Box, share: number): Box {
  return [left, bottom - share * (bottom - top), right, bottom]
}

test("the holder's address is not the bank's with its branch", () => {
  const page = pageFromText(`
Juniper Bank
Germantown Main
7401 Poplar Avenue
Germantown, TN 38138

     LATRICE M HOLLOWAY
     55 DOGWOOD TRCE
     MEMPHIS TN 38117
`)
  expect(addressedHolder(page, linesOf(page))?.value).toBe('LATRICE M HOLLOWAY')
})

test.each(['Oak Hill', 'Memorial Parkway', 'Five Points West'])(
  'the branch "%s" below the bank is not a holder',
  (branch) => {
    const holder = `${'\n'.repeat(4)}     LATRICE M HOLLOWAY\n     55 DOGWOOD TRCE\n     MEMPHIS TN 38117`
    const page = pageFromText(`Harbor Bank\n\n\n${branch}\n2601 Poplar Avenue\nMemphis, TN 38138${holder}`)
    expect(addressedHolder(page, linesOf(page))?.value).toBe('LATRICE M HOLLOWAY')
    const alone = pageFromText(`Harbor Bank${holder}`)
    expect(addressedHolder(alone, linesOf(alone))?.value).toBe('LATRICE M HOLLOWAY')
  },
)

test('a name in large letters above where to write to is not a holder', () => {
  const printed = pageFromText(
    `Keystone Cascade\nP.O. Box 93885\nCleveland, OH 44101${'\n'.repeat(5)}     RHEA M TALLCHIEF\n     4410 SE HAWTHORNE BLVD\n     PORTLAND OR 97215`,
  )
  const words = printed.words.map((word, i) => (i < 2 ? { ...word, box: lowered(word.box, 1.6) } : word))
  const page = { ...printed, words }
  expect(addressedHolder(page, linesOf(page))?.value).toBe('RHEA M TALLCHIEF')
})

test("a credit union's name over two lines above its address is not a holder", () => {
  const page = pageFromText(
    `ANCHORAGE HARBOR\nFEDERAL CREDIT UNION\nPO Box 3000\nVirginia Beach, VA 23450${'\n'.repeat(5)}     DARNELL K WHITFIELD\n     612 OCEAN VIEW AVE\n     NORFOLK VA 23503`,
  )
  const words = page.words.map((word, i) => (i < 5 ? { ...word, box: lowered(word.box, 1.6) } : word))
  expect(addressedHolder({ ...page, words }, linesOf({ ...page, words }))?.value).toBe('DARNELL K WHITFIELD')
})

test('a state may be written in full', () => {
  const page = pageFromText('Mrs. Cordelia V. Ashworth\n210 West 90th Street\nNew York, New York 10024')
  expect(addressedHolder(page, linesOf(page))?.value).toBe('Mrs. Cordelia V. Ashworth')
})

test('one line that OCR set lower makes no letterhead of a bank above its branch', () => {
  const printed = pageFromText('Vulcan Bank\nHoover Galleria\n1801 Montgomery Hwy S\nHoover, AL 35244')
  const isBranch = (text: string, i: number) => i < 4 && /^(Hoover|Galleria)$/.test(text)
  const words = printed.words.map((word, i) =>
    isBranch(word.text, i) ? { ...word, box: lowered(word.box, 0.75) } : word,
  )
  const holder = 'LAMONT DORSEY\n7714 CHAPEL HILLS DR\nHOOVER AL 35244-2290'
  const below = pageFromText(`${'\n'.repeat(8)}               ${holder.replaceAll('\n', '\n               ')}`)
  const page = { ...printed, height: below.height, words: [...words, ...below.words] }
  expect(addressedHolder(page, linesOf(page))?.value).toBe('LAMONT DORSEY')
})

test('the part of a town above the street is not a holder', () => {
  const address = 'URB VILLA DEL REY\n4N18 CALLE 2\nCAGUAS PR 00727'
  const holderIn = (text: string) => {
    const page = pageFromText(text)
    return addressedHolder(page, linesOf(page))?.value ?? null
  }
  expect(holderIn(`CARMEN SANTIAGO VEGA\n${address}`)).toBe('CARMEN SANTIAGO VEGA')
  expect(holderIn(address)).toBeNull()
})

test('a federal savings bank is not a holder', () => {
  const page = pageFromText('FORTRESS FSB\n10750 McDermott Freeway\nSan Antonio, TX 78288')
  expect(addressedHolder(page, linesOf(page))).toBeNull()
})

test.each([
  ['Renata Castellanos · Spend account ···· 5521', 'Renata Castellanos'],
  ['08/01/2026 to 08/31/2026 · Terry Boone · Account ending in 2048', 'Terry Boone'],
  ['May 2026 | Ana Ruiz | Savings account 2048', 'Ana Ruiz'],
  ['May 2026 - Ana Ruiz - Savings account 2048', 'Ana Ruiz'],
  ['May 2026 | Harbor Bank | Savings account 2048', null],
  ['NADIA S BERENSON - INDIVIDUAL', 'NADIA S BERENSON'],
  ['Juniper Bank · Everyday account 5521', null],
])('the holder in passing: %s', (text, name) => {
  const page = pageFromText(text)
  expect(holderInPassing(page, linesOf(page)[0]!)?.value ?? null).toBe(name)
})

test('the holder stands in the cell behind "Name"', () => {
  const page = pageFromText('Name            Abena Mensah\nAccount         Fern Checking')
  expect(labelledHolder(page, linesOf(page))?.value).toBe('Abena Mensah')
})

test.each([
  [
    'Account Name        Miss Ada Quay-Lund\nSort Code           20-11-77\nAccount Number      61084429',
    'Miss Ada Quay-Lund',
  ],
  ['Customer Care Information\n24 hours a day', null],
  ['Member Opening Hours\n9 to 5', null],
  ['Member NYSE, SIPC.', null],
  ['Member FINRA and SIPC', null],
])('a caption is nobody: "%s"', (text, name) => {
  const page = pageFromText(text)
  expect(labelledHolder(page, linesOf(page))?.value ?? null).toBe(name)
})

test("the holder's name stands behind a label in two scripts", () => {
  const page = pageFromText('Customer Name 戶名 OLYMPIC SEAFOOD SUPPLY INC Account No. 帳號 1020-88-334617')
  expect(labelledHolder(page, linesOf(page))?.value).toBe('OLYMPIC SEAFOOD SUPPLY INC')
})

test('what is saved up for a holiday is a savings account', () => {
  const page = pageFromText('ID 0012   HOLIDAY CLUB')
  expect(accountTypeOn(page, linesOf(page)[0]!)?.value).toBe('savings')
})

const addressee = (text: string) => {
  const page = pageFromText(text)
  return addressedHolder(page, linesOf(page))?.value ?? null
}

test('what the bank says of itself above an address is not part of it', () => {
  const address = 'DESHAWN T MOSELEY\n1440 W FARGO AVE 2R\nCHICAGO IL 60626'
  expect(addressee(`Issued by Cardinal Bank, N.A. For customer service call 1-877-555-0101.\n${address}`)).toBe(
    'DESHAWN T MOSELEY',
  )
})

test.each([
  ['Account name  Ngozi Abernathy', 'Ngozi Abernathy'],
  ['Account name Ngozi Abernathy Change', 'Ngozi Abernathy'],
  ['Account statement for Tobias Lindqvist', 'Tobias Lindqvist'],
  ['Statement for February 1 to February 28', null],
  ['Statement for Everyday Checking', null],
  ['ACCOUNT NAME                MAY 1       MAY 31\nFamily Pot Spending ...4452  $2,819.30   $3,657.86', null],
  ['ACCOUNT NAME                MAY 1       MAY 31\nRainy Days          $2,819.30   $3,657.86', null],
  ['ACCOUNT NAME                BALANCE\nAll Accounts                $3,657.86', null],
  ['ACCOUNT NAME                STATEMENT DATE\nNgozi Abernathy             May 31, 2026', 'Ngozi Abernathy'],
])('a name all but touches its label: %s', (text, name) => {
  const page = pageFromText(text)
  expect(labelledHolder(page, linesOf(page))?.value ?? null).toBe(name)
})

test.each([
  [
    'where its name ends in the same letters as its address',
    'Sound Harbor\nCommunity Credit Union\n12 Pier Rd\nTACOMA WA 98401\n\nINGRID P HALVORSEN\n88 ALDER CT\nTACOMA WA 98466',
    'INGRID P HALVORSEN',
  ],
  ['a firm', 'M/S. SAFFRON TABLE GROUP\nINC\n37 74TH ST\nQUEENS NY 11372', 'SAFFRON TABLE GROUP INC'],
  ['beside a label', 'SAFFRON TABLE GROUP  Account No. : 77\n37 74TH ST\nQUEENS NY 11372', 'SAFFRON TABLE GROUP'],
  ['a specimen', 'Valued Customer\nJane Customer\n1234 Anywhere Dr.\nSmall Town, MO 12345', 'Jane Customer'],
  ['what is not a city', '04/01   CHQ DEP CLG          9.00\n04/01   ZELLE TO 83236        8.00', null],
])('whom a statement is addressed to: %s', (_, text, name) => expect(addressee(text)).toBe(name))

test('who holds a card', () => {
  const page = pageFromText('Cardholder:     YESENIA ARMENDARIZ')
  expect(labelledHolder(page, linesOf(page))?.value).toBe('YESENIA ARMENDARIZ')
})

test('a trade mark touches what an account is called', () => {
  const page = pageFromText('Investor CheckingTM Statement')
  expect(accountTypeOn(page, linesOf(page)[0]!)?.value).toBe('checking')
})

test('a firm may be called by the service it does', () => {
  const address = '77 HARBOR VIEW RD\nGLOUCESTER MA 01930'
  const page = pageFromText(`HARBOR MARINE SERVICE\nGIDEON R OKAFOR\n${address}`)
  expect(addressedHolder(page, linesOf(page))?.value).toMatch(/^HARBOR MARINE SERVICE/)
  for (const firm of ['HARBOR MARINE SERVICE, INC.', 'Okafor Tree Service LLC', 'VIEW TOWING SERVICE CO']) {
    const incorporated = pageFromText(`${firm}\n${address}`)
    expect(addressedHolder(incorporated, linesOf(incorporated))?.value).toBe(firm)
  }
  const ofBank = pageFromText('Member Service\nGIDEON R OKAFOR\n77 HARBOR VIEW RD\nGLOUCESTER MA 01930')
  expect(addressedHolder(ofBank, linesOf(ofBank))?.value).toBe('GIDEON R OKAFOR')
})

test("a name stands over a person's handle", () => {
  const page = pageFromText(
    'Account Statement          Harbor Pay\nTYRELL OKONKWO\n$tyoko313\nAccount number ending in 4417',
  )
  const lines = linesOf(page)
  expect(holderOverHandle(page, lines[1]!, lines[2])?.value).toBe('TYRELL OKONKWO')
  expect(holderOverHandle(page, lines[0]!, lines[1])).toBeNull()
})

test.each([
  ['her own', 'Owena Castellano\nowena.c@mail.example', 'Owena Castellano'],
  ["the bank's", 'Harbor Support\nsupport@harbor.example', null],
])('the name over an e-mail address is the holder where it is %s', (_, text, name) => {
  const page = pageFromText(text)
  const [line, below] = linesOf(page)
  expect(holderOverHandle(page, line!, below)?.value ?? null).toBe(name)
})

test.each([
  ['Issued by Harbor Bank, Member FDIC', 'Harbor Bank'],
  ['Issued by Harbor National Bank, N.A., Member FDIC', 'Harbor National Bank, N.A.'],
  ['Issued by Harbor Pay', null],
])('the bank behind an account: %s', (text, name) => {
  const page = pageFromText(text)
  expect(issuingBankOn(page, linesOf(page)[0]!)?.value ?? null).toBe(name)
})

test.each([
  ['Beginning balance     $3,519.62     Account number: 4471882204', 'Leonora Castiglione', 'Leonora Castiglione'],
  ['Beginning balance     $3,519.62     Account number: 4471882204', 'Direct Deposit Routing', null],
  ['Beginning balance     $3,519.62     Routing number: 4471882204', 'Leonora Castiglione', null],
])('%s over %s', (line, below, name) => {
  const page = pageFromText(`${line}\nDeposits              $2,109.59     ${below}`)
  const [first, second] = linesOf(page)
  expect(holderUnderNumber(page, first!, second)?.value ?? null).toBe(name)
})

test('a name may be longer than its column', () => {
  const page = pageFromText(
    'WREN & DAUGHTER TAILORING LLC Statement Period: September 1, 2019\n77 HARBOR VIEW RD\nGLOUCESTER MA 01930',
  )
  expect(addressedHolder(page, linesOf(page))?.value).toBe('WREN & DAUGHTER TAILORING LLC')
})

test("the holder's block may follow that of the bank at once", () => {
  const page = pageFromText(
    'EVERGREEN EXPRESS\nEvergreen Express National Bank\nMember FDIC\nNADIA PETROVA\n600 GLENWOOD AVE\nRALEIGH NC 27603',
  )
  expect(addressedHolder(page, linesOf(page))?.value).toBe('NADIA PETROVA')
})

test('a street whose number is a word names nobody', () => {
  const page = pageFromText(
    'US 704 BR 289 1\nONE CITIZENS PLAZA\nPROVIDENCE, RI 02903\n\n\nGIANNA L PACHECO\n44 HOPE ST FL 2\nBRISTOL RI 02809-2010',
  )
  expect(addressedHolder(page, linesOf(page))?.value).toBe('GIANNA L PACHECO')
})

test.each(['Checking/Prepaid and Savings', 'Savings & Checking Accounts'])(
  '%s is over accounts of any kind',
  (text) => {
    const page = pageFromText(text)
    expect(accountTypeOn(page, linesOf(page)[0]!)).toBeNull()
  },
)

test.each([
  ['marked as such', 'LORETTA F GRIGSBY\nJOINT: AMOS GRIGSBY', 'LORETTA F GRIGSBY and AMOS GRIGSBY'],
  ['on a line each', 'Wendell P Ayers\nRuth Benedetti', 'Wendell P Ayers and Ruth Benedetti'],
  ['with a comma behind the first', 'WENDELL P AYERS,\nRUTH BENEDETTI', 'WENDELL P AYERS and RUTH BENEDETTI'],
  ['of three', 'ANA RUIZ\nLUIS RUIZ\nEVA M RUIZ', 'ANA RUIZ and LUIS RUIZ and EVA M RUIZ'],
  ['joined at the end of a line', 'WENDELL P AYERS OR\nRUTH BENEDETTI', 'WENDELL P AYERS OR RUTH BENEDETTI'],
  ['joined at the beginning of a line', 'Ana Ruiz\n& Luis Ruiz', 'Ana Ruiz & Luis Ruiz'],
  ['with rights of survivorship', 'ANA M RUIZ JT TEN\nLUIS RUIZ', 'ANA M RUIZ and LUIS RUIZ'],
  ['with these on the last line', 'ANA M RUIZ OR\nLUIS RUIZ\nJTWROS', 'ANA M RUIZ OR LUIS RUIZ'],
  ['with these between them', 'ANA M RUIZ\nJT TEN WROS\nLUIS RUIZ', 'ANA M RUIZ and LUIS RUIZ'],
  ['without who inherits', 'ANA M RUIZ\nPOD LUIS RUIZ', 'ANA M RUIZ'],
  ['without who inherits, on one line', 'ANA M RUIZ TOD LUIS RUIZ', 'ANA M RUIZ'],
  ['a firm and a person', 'RUIZ DRYWALL LLC\nANA M RUIZ', 'RUIZ DRYWALL LLC and ANA M RUIZ'],
  ['who trade under a name', 'ANA M RUIZ\nDBA CORNER BAKERY', 'ANA M RUIZ DBA CORNER BAKERY'],
  ['whose firm takes two lines', 'GRIGSBY AYERS\nHAULING COMPANY', 'GRIGSBY AYERS HAULING COMPANY'],
  ['who hold in trust', 'WENDELL P AYERS TRUSTEE\nAYERS FAMILY TRUST', 'WENDELL P AYERS TRUSTEE AYERS FAMILY TRUST'],
])('holders %s', (_, names, holder) => expect(addressee(`${names}\n3320 S SENECA ST\nWICHITA KS 67217`)).toBe(holder))

test.each([
  ['For: SGT AMOS K GRIGSBY JR', 'SGT AMOS K GRIGSBY JR'],
  ['To: Abena Mensah', 'Abena Mensah'],
  ['VAN DER QUAY SAILS & ROPE WORKS, LLC', 'VAN DER QUAY SAILS & ROPE WORKS, LLC'],
  ['VAN DER QUAY SAILS & ROPE WORKS, INC.', 'VAN DER QUAY SAILS & ROPE WORKS, INC.'],
  ['Now We Open On Sundays And On Mondays', undefined],
])('"%s" above an address', (head, name) => {
  const page = pageFromText(`${head}\n19 QUAY ST\nSALEM MA 01970-4410`)
  expect(addressedHolder(page, linesOf(page))?.value).toBe(name)
})

test.each([
  ['Primary owner: Ana Ruiz\nJoint owner: Luis Ruiz', 'Ana Ruiz and Luis Ruiz'],
  ['Account holder     Ana Ruiz\nJoint account holder     Luis Ruiz', 'Ana Ruiz and Luis Ruiz'],
  ['Primary Owner      Co-Owner\nANA RUIZ           LUIS RUIZ', 'ANA RUIZ and LUIS RUIZ'],
  ['Primary owner: Ana Ruiz\nJoint owner: None', 'Ana Ruiz'],
  ['Account holder(s): Ana Ruiz, Luis Ruiz', 'Ana Ruiz, Luis Ruiz'],
  ['Account holder 1: Ana Ruiz\nAccount holder 2: Luis Ruiz', 'Ana Ruiz and Luis Ruiz'],
  ['Company name     Ruiz Robotics, Inc.', 'Ruiz Robotics, Inc.'],
  ['Business name: Grigsby Hauling', 'Grigsby Hauling'],
])('each holder has a label: %s', (text, holder) => {
  const page = pageFromText(text)
  expect(labelledHolder(page, linesOf(page))?.value).toBe(holder)
})

const ADDRESS = '3320 S SENECA ST\nWICHITA KS 67217'

test.each([
  ['before the address', `Account holders\nAna Ruiz\nLuis Ruiz\n${ADDRESS}`, 'Ana Ruiz and Luis Ruiz'],
  ['before the address of one label', `Statement for\nANA RUIZ\nLUIS RUIZ\n${ADDRESS}`, 'ANA RUIZ and LUIS RUIZ'],
  ['joined at the end of a line', `Account owner\nANA RUIZ OR\nLUIS RUIZ\n${ADDRESS}`, 'ANA RUIZ OR LUIS RUIZ'],
  ['joined at the beginning of a line', 'Account name\nAna Ruiz\n& Luis Ruiz', 'Ana Ruiz & Luis Ruiz'],
  ['behind the label', 'Owner(s): Ana Ruiz\n          Luis Ruiz', 'Ana Ruiz and Luis Ruiz'],
  ['beside another label', 'Account holders     Account\nAna Ruiz           4471\nLuis Ruiz', 'Ana Ruiz and Luis Ruiz'],
  [
    'above the value of another label',
    'Account holders:    Ana Ruiz\nBranch:             Oak Hill\nAddress:            3320 S SENECA ST\n                    WICHITA KS 67217',
    'Ana Ruiz',
  ],
  ['on one line', `Account owners\nAna Ruiz             Luis Ruiz\n${ADDRESS}`, 'Ana Ruiz and Luis Ruiz'],
  ['beside who serves them', 'Account owners       Your contact\nAna Ruiz             Kim Park', 'Ana Ruiz'],
  ['above a program', `Account owner\nAna Ruiz\nSilver Rewards\n${ADDRESS}`, 'Ana Ruiz'],
  ['where one owns it', 'Account owner\nAna Ruiz\nHarbor Rewards Club', 'Ana Ruiz'],
  ['where a firm has a person', `Account name\nRUIZ DRYWALL LLC\n${ADDRESS}`, 'RUIZ DRYWALL LLC'],
])('further holders stand below a labelled one, %s', (_, text, holder) => {
  const page = pageFromText(text)
  expect(labelledHolder(page, linesOf(page))?.value).toBe(holder)
})

test('a payee named below a row is not the holder', () => {
  const page = pageFromText(`
02/16      Zelle Credit                                           60.95        6,342.16
           PAY ID: 20081495   NAME: Beth Sorensen`)
  expect(labelledHolder(page, linesOf(page))).toBeNull()
})

test('the holder stands before the address on the line of a label', () => {
  const page = pageFromText('Account statement for Kevin Delgado-Ruiz, 880 W 22nd St, Chicago, IL 60608')
  expect(labelledHolder(page, linesOf(page))?.value).toBe('Kevin Delgado-Ruiz')
})
