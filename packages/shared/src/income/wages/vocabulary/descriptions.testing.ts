import type { EarningType } from './earning-type.ts'

/** Earnings as US payroll programs print them on pay stubs, by type. Tests try each one. */
export const EARNING_DESCRIPTIONS: Partial<Record<EarningType, readonly string[]>> = {
  base: list(`
    PSL
    ETO
    Paid Time Away
    SICKLV
    Regular Night
    Reg Evening
    Layover
    Leave Without Pay
    LWOP
    Unpaid Time Off
    Docked Pay
    Absence
    Regular
    Regular Pay
    REG PAY
    Reg Hrs
    Regular Wages
    Regular Salary
    Base Pay
    Base Salary
    Salary
    SALARY PAY
    Hourly
    Hourly Rate
    Hourly Wages
    Std Pay
    Gross Salary
    Gross Wages
    Wages
    Straight Time
    ST Pay
    Exempt Salary
    Salaried
    Biweekly Salary
    Monthly Pay
    Holiday
    Holiday Pay
    HOL
    Vacation
    Vacation Pay
    VAC Pay
    Sick
    Sick Pay
    Sick Leave
    PTO
    PTO Pay
    Paid Time Off
    Personal Time
    Bereavement Pay
    Jury Duty
    Floating Holiday
    Comp Time
    Training Pay
    Meeting Pay
    Faculty Salary
    Teacher Salary
    Certificated Salary
    Contract Salary
    Officer Salary
    Officer Compensation
    Shareholder Wages
    Piece Work
    Piecework Pay
    Mileage Pay
    Per Mile Pay
    Miles Driven
    Trip Pay
    Load Pay
    Day Rate
    Daily Rate
    Flat Rate Hours
    Flag Hours
    Billable Hours
    Production Pay
    Longevity Pay
    COLA
    Cost of Living
    Guaranteed Salary
    Military Leave
    FMLA Paid
    Parental Leave
    Emergency Leave
    Safe Time
    Snow Day
    Closed Day
    WFH Pay
    Basic Pay
    Per Diem RN
    Visit Pay
    Home Visit
    Clinic Hours
    Productive Hours
    Non-Productive Hours
    Travel Time
    Drive Time
    Show Up Pay
    Reporting Pay
    Minimum Wage Adj
    PTO Used
    Vacation Used
    EIB
    Extended Illness
    ESL
    Annual Leave
    Admin Leave
    Reg Time
    Regular Earnings
    Base Rate
    Base Hours
    Salary-Exempt
    Exec Salary
    Hrly Reg
    Hourly Reg
    Day Shift Hours
    Worked Holiday Base
    Hol Pay
    Vacn
    Sick Time
    PTO Hours
    Personal Hours
    Bereave
    Jury
    Paid Leave
    Paid Holiday
    Paid Sick
    Military Pay
    Admin Pay
    Orientation Pay
    Regular Rate
    Patient Care Hrs
    Attending Salary
    Physician Salary
    Associate Salary
    Teaching
    Classroom Hours
    Guaranteed Pay
    Guarantee
    Linehaul
    Hourly Drive
    Stop Pay
    Detention Pay
    Layover Pay
    Nonexempt Hourly
    Weekly Salary
    Semi-Monthly Salary
  `),
  overtime: list(`
    Overtime
    OT
    O/T
    O.T.
    OT Pay
    OT 1.5
    Overtime 1.5
    Overtime Pay
    OT Hours
    OT Premium
    Overtime Premium
    Double Time
    DT
    Double OT
    2X Time
    DBL Time
    Time and a Half
    1.5x
    OVT
    OVRTM
    OTP
    Ovt 1.5
    CA Overtime
    FLSA OT
    Blended OT
    Weekly OT
    Half-Time
    OT Half
    OT Straight
    Sunday OT
    Mandatory OT
    Extra Shift
    Overtime Hours
    OT @1.5
    Ovtm
    Over-time
    Doubletime
    OT Weekly
    Daily OT
    Holiday Overtime
    OT2.0
    Prem OT
    Overtime Adj Rate
    Weekend OT
    OT Blended
  `),
  commission: list(`
    Commission
    Commissions
    Comm
    COMM PAY
    Sales Comm
    Sales Commission
    Commission Pay
    Draw
    Draw vs Commission
    Recoverable Draw
    Override
    Loan Commission
    Loan Officer Commission
    Origination Comp
    Lease Commission
    Residuals
    Agent Commission
    Bonus Commission
    Commission-Rate
    Net Commission
    New Business Commission
    Trails
    Flat Commission
    F&I Commission
    Unit Commission
    Commission Earnings
    Comm Earned
    Sales Commissions
    Monthly Commission
    Comm Draw
    Draw Recoverable
    LO Commission
    Broker Commission
    Realtor Commission
    Ins Commission
    Renewals
    Commission Override
    Mgr Override
    Comm Advance
  `),
  bonus: list(`
    Bonus
    BNS
    Annual Bonus
    Quarterly Bonus
    Qtrly Bonus
    Perf Bonus
    Performance Bonus
    Production Bonus
    Discretionary Bonus
    Incentive
    Incentive Pay
    Incentive Comp
    STIP
    AIP
    MIP
    Mgmt Incentive
    Holiday Bonus
    Xmas Bonus
    Year-End Bonus
    Profit Share
    Profit Sharing
    Gain Share
    Spiff
    Team Bonus
    Store Bonus
    Attendance Bonus
    Safety Bonus
    Mileage Bonus
    KPI Bonus
    VIC Bonus
    Variable Comp
    EIP
    Sales Incentive
    Quality Bonus
    Merit Bonus
    Monthly Bonus
    Mthly Bonus
    Ann Bonus
    Bonus-Annual
    Bonus Qtr
    Exec Bonus
    Bonus Discretionary
    Cash Bonus
    Merit Award Bonus
    Incentive Bonus
    STI Bonus
    LTI Payout
    Goal Bonus
    Productivity Bonus
    Profitshare
    MBO Bonus
    Sales Bonus
    Gainshare
    Bonus Pay
    Team Incentive
  `),
  tips: list(`
    Tips
    Tip
    Cash Tips
    CC Tips
    Credit Card Tips
    Charge Tips
    Declared Tips
    Reported Tips
    Tips Paid
    Gratuity
    Auto Grat
    Service Charge
    Tip Out
    Banquet Gratuity
    Tip Pool
    Cash Tip
    CC Tip
    Tips Declared
    Tips Charged
    Tips-Cash
    Pooled Tips
    Gratuities
  `),
  stock: list(`
    RSU
    RSU Vest
    RSU Income
    Restricted Stock
    Restricted Units
    Stock Units
    PSU
    PSU Vest
    Stock Award
    RS Vest
    RSU Release
    RSU Vested
    Restricted Stk
    RSU Gain
    Stock Vest
  `),
  shift_differential: list(`
    Shift Diff
    Shift Differential
    Night Diff
    Evening Differential
    Weekend Diff
    Premium Pay
    On Call
    On-Call Pay
    Standby
    Callback
    Call Back
    Hazard Pay
    Charge Nurse
    Preceptor
    Lead Pay
    Bilingual Pay
    Holiday Premium
    Holiday Worked
    Cert Pay
    Education Differential
    Geographic Differential
    Third Shift
    2nd Shift Prem
    Acting Pay
    Working Out of Class
    Crew Lead
    FTO Pay
    K9 Pay
    Night Premium
    Coaching Stipend
    Dept Head Stipend
    Shift 2 Diff
    Shift 3
    Eve Diff
    Noc Diff
    Wknd Diff
    Charge Diff
    OnCall
    Call Pay
    Stand-By
    Hazard
    Hol Prem
    Lead Diff
    Bilingual Diff
    Preceptor Pay
    Float Diff
    Night Shift Prem
  `),
  not_income: list(`
    Reimb
    Reimbursement
    Expense Reimbursement
    Mileage
    Mileage Reimb
    Per Diem
    Per Diem NT
    Meals
    Travel Reimb
    GTL
    Group Term Life
    Imputed Income
    Imp Inc
    Domestic Partner Imp
    Personal Use of Auto
    Company Car
    HSA ER
    Employer HSA
    401k Match
    ER 401k
    Cell Phone Allowance
    Phone Reimb
    Tuition
    Tuition Reimb
    Tool Allowance
    Uniform Allowance
    Boot Allowance
    Parking
    Transit
    Non-Cash
    Non Cash Fringe
    Taxable Fringe
    Gross Up
    Tax Gross-Up
    Advance
    Loan
    ESPP
    Stock Offset
    RSU Offset
    Moving Expense Reimb
    Healthcare Reimb
    Wellness Credit
    Flex Credits
    GTLI
    LTD Imputed
    S Corp Health
    2% Shareholder Medical
    Medical Opt-Out
    Expense Reimb
    Exp Reimb
    Mileage Reimbursement
    Travel Per Diem
    Meal Per Diem
    Lodging Per Diem
    GTL Imputed
    Imputed Life
    Imputed DP
    ER Match
    401K ER Match
    Phone Stipend
    Cell Reimb
    Auto Personal Use
    PUCC
    Gross-Up Tax
    RSU Withholding Offset
    HSA Employer
    Tuition Asst
    Travel Advance
    Salary Advance
    Employee Loan
    Union Dues Refund
  `),
  one_off: list(`
    Unused Vacation
    Accrued PTO Paid
    Unused Sick Time
    Deferred Pay Summer
    Sick Leave Buyback
    Vacation Buyback
    Annual Leave Sellback
    Vac Cashout
    Balance of Contract
    Contract Balance
    Contract Payoff
    Summer Pay
    Summer Payout
    Severance
    Sign-On Bonus
    Sign On
    Signing Bonus
    Retention Bonus
    Referral Bonus
    Relocation
    Retro
    Retro Pay
    Back Pay
    PTO Payout
    Vacation Payout
    PTO Cash Out
    Vacation Cashout
    Sick Payout
    Final Pay
    Termination Pay
    Settlement
    Gift Card
    Award
    Service Award
    Spot Bonus
    Spot Award
    Stock Options
    NQSO
    ISO Exercise
    Adjustment
    Prior Period Adj
    Lump Sum
    Lump Sum Payment
    Ratification Bonus
    COVID Bonus
    Vaccine Incentive
    Jury Fee
    New Hire Bonus
    Sign On Bonus
    Signon Bonus
    Retention
    Referral
    Relo Gross
    Moving Allowance
    Severance Pay
    Retro Adj
    Retroactive Pay
    PTO Cashout
    Vacation Sold
    Vac Payout
    Sick Leave Payout
    Award-Cash
    Recognition Award
    Gift Award
    Stock Option Exercise
    Covid Pay
    One Time Payment
    One-Time Bonus
  `),
  military_allowance: list(`
    BAH
    BAS
    BAH W/DEP
    BAH-DIFF
    BAH WO DEP
    OHA
    OVERSEAS HOUSING ALLOWANCE
    FSH
    FAMILY SEPARATION HOUSING
    CONUS COLA
  `),
}

function list(text: string): string[] {
  return text.trim().split(/\s*\n\s*/)
}
