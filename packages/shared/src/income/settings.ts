/** What a tenant may set about the calculation. Shares are decimal strings from "0" to "1". */
export interface TenantSettings {
  /** Share of the deposits of a personal account that is taken as expenses. */
  personalExpenseFactor: string
  /** Share of the deposits of a business account that is taken as expenses. */
  businessExpenseFactor: string
  /** The borrower's share of the business. */
  ownershipShare: string
}

export const DEFAULT_SETTINGS: TenantSettings = {
  personalExpenseFactor: '0',
  businessExpenseFactor: '0.5',
  ownershipShare: '1',
}
