import { phrases } from '../../vocabulary/phrase.ts'
import type { FirstVerdict } from '../classify.ts'
import { descriptionReader } from '../vocabulary/description-rule.ts'

const businessAccount = descriptionReader([
  {
    name: 'from a business account',
    category: 'business_account',
    example: 'ONLINE TRANSFER FROM BUS CHK ...5555',
    phrases: phrases(`
      FROM ... BUS/BUSINESS/BIZ ... CHK/CKG/CHECKING/SAV/SAVINGS/ACCT/ACCOUNT, FROM BUS/BUSINESS/BIZ $
    `),
  },
])

/**
 * Transfers from a business account of the applicant that are left out, because the package does not have the
 * statements of it that the personal method of bank statement programs asks for.
 *
 * @param unsupported Deposits that an account with too few statements paid, by id.
 */
export function businessTransfersWithoutStatements(
  verdicts: readonly FirstVerdict[],
  account: string,
  unsupported: ReadonlyMap<string, unknown>,
): FirstVerdict[] {
  return verdicts.filter(
    ({ account: { key, kind }, rule, transaction: { direction, entry } }) =>
      key === account &&
      kind === 'personal' &&
      direction === 'credit' &&
      (rule === 'own_transfer' || rule === 'matched_transfer') &&
      (unsupported.has(entry.id) || (rule === 'own_transfer' && businessAccount(entry.description) !== null)),
  )
}
