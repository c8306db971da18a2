export type TotalName = 'gross_pay' | 'net_pay' | 'total_deductions' | 'total_taxes' | 'partial'
export type Period = 'current' | 'ytd'

export interface TotalLabel {
  name: TotalName
  /** Where the label itself says so: "YTD Gross", "Current Deductions". */
  period: Period | null
  /** A label that names the figure outright; others ("Total", "Check Amount") stand in where none does. */
  sure: boolean
}
