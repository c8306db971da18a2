import type { DocumentFacts } from '../../model/facts.ts'
import type { IncomeFacts } from '../../model/rule-set.ts'
import { type Account, accountsOf } from './account.ts'
import { businessTransfers } from '../matching/business-transfers.ts'
import { repeatedEntries } from './coverage.ts'
import { DocumentedWages } from '../matching/documented-wages.ts'
import { type DatedTransaction, matchReturns } from '../matching/returned.ts'
import { type Counterpart, matchTransfers } from '../matching/transfers.ts'

/** The bank statements of a package, with what the accounts show about each other. */
export interface StatementFacts {
  accounts: readonly Account[]
  /** First and last names of all holders. */
  holders: readonly string[]
  /** Copies of a statement. */
  copies: readonly DocumentFacts[]
  /** Entries that another statement of the account already contains. */
  repeated: ReadonlySet<string>
  transfers: ReadonlyMap<string, Counterpart>
  /** Deposits into personal accounts from the applicant's own business account, which the personal method counts. */
  businessTransfers: ReadonlyMap<string, Account>
  /** Such deposits that do not count because too few statements of the business are present. */
  unsupportedTransfers: ReadonlyMap<string, Account>
  returns: ReadonlyMap<string, DatedTransaction>
  wages: DocumentedWages
}

export function statementFacts(facts: IncomeFacts): StatementFacts {
  const { documents, copies, entriesOf } = facts
  const originals = documents.filter((document) => !copies.has(document.id))
  const accounts = accountsOf(originals, entriesOf)
  const repeated = new Set<string>()
  for (const account of accounts) for (const id of repeatedEntries(account)) repeated.add(id)
  const transfers = matchTransfers(accounts, repeated)
  const returns = new Map(accounts.flatMap((account) => [...matchReturns(account, repeated)]))
  return {
    accounts,
    holders: [...new Set(accounts.flatMap((account) => account.holders))],
    copies: documents.filter((document) => document.documentType === 'bank_statement' && copies.has(document.id)),
    repeated,
    transfers,
    ...businessTransfers(accounts, transfers),
    returns,
    wages: new DocumentedWages(documents),
  }
}
