/** The published guidance that a calculation follows. Guidelines differ in the data of `GUIDELINES`, not in code. */
export const GUIDELINE_NAMES = ['FNMA', 'FHLMC', 'FHA', 'VA', 'NON_QM_12', 'NON_QM_24'] as const
export type Guideline = (typeof GUIDELINE_NAMES)[number]

/** A parameter of a guideline, and the paragraph it comes from. */
export interface Parameter<T> {
  value: T
  source: string
}

/** How a fall of variable pay or self-employment income between years is treated. */
export type YearsRule = 'average_unless_declining' | 'lesser_of_two_years_and_one'

export interface GuidelineRules {
  /** Name for people. */
  title: string
  /** Share of non-taxable income that may be added to it. */
  grossUpRate: Parameter<string>
  /** With less history than this, variable pay does not count. */
  variablePayMinimumMonths: Parameter<number>
  /** With less history than this, an alert says that variable pay has little history. */
  variablePayUsualMonths: Parameter<number>
  /** Which years of variable pay are averaged. */
  variablePayYears: Parameter<YearsRule>
  /** Years before this one that are averaged with year to date if hours vary. */
  variableHoursPriorYears: Parameter<1 | 2>
  /** With less history than this, a second job needs a review. */
  secondJobMonths: Parameter<number>
  /** The usual number of tax years of self-employment. */
  selfEmploymentYears: Parameter<number>
  /** Which years of self-employment are averaged. */
  selfEmploymentYearsRule: Parameter<YearsRule>
  /** Which years of a rental property are averaged. */
  rentalYears: Parameter<'latest' | 'average_unless_declining'>
  /** A fall of self-employment income by more than this share requires manual underwriting; null if none is named. */
  selfEmploymentDecline: Parameter<string | null>
  /** From this share of a business, its owner is self-employed. */
  selfEmploymentOwnership: Parameter<string>
  /** Months for which income that may end must continue. */
  continuanceMonths: Parameter<number>
  /** Whether deposits qualify, or only returns and employers' documents. */
  qualifiesDeposits: Parameter<boolean>
  /** Months of bank statements that a program asks for. */
  statementMonths: Parameter<number>
  /** A deposit above this share of the average month's needs a known source. */
  largeDepositShare: Parameter<string>
}

const FNMA: GuidelineRules = {
  title: 'Fannie Mae',
  grossUpRate: from('0.25', 'Selling Guide B3-3.1-01, Using Nontaxable Income to Adjust the Gross Income'),
  variablePayMinimumMonths: from(12, 'Selling Guide B3-3.1-01, Variable Income, History of Receipt'),
  variablePayUsualMonths: from(24, 'Selling Guide B3-3.1-01, Variable Income, History of Receipt'),
  variablePayYears: from('average_unless_declining', 'Selling Guide B3-3.1-01, Variable Income, Income Trending'),
  variableHoursPriorYears: from(1, 'Selling Guide B3-3.1-01, Variable Income, Calculating'),
  secondJobMonths: from(12, 'Selling Guide B3-3.1-05, Secondary Employment Income'),
  selfEmploymentYears: from(2, 'Selling Guide B3-3.2-01, Length of Self-Employment'),
  selfEmploymentYearsRule: from('average_unless_declining', 'Form 1084, Monthly Qualifying Income; B3-3.1-01'),
  rentalYears: from('latest', 'Selling Guide B3-3.1-08, Form 1038: the most recent tax return'),
  selfEmploymentDecline: from(null, 'Selling Guide B3-3.2-01 names no share: any decline is analysed'),
  selfEmploymentOwnership: from('0.25', 'Selling Guide B3-3.2-01, Overview'),
  continuanceMonths: from(36, 'Selling Guide B3-3.1-01, Continuity of Income'),
  qualifiesDeposits: from(false, 'Selling Guide B3-3.2-01, Documentation Requirements'),
  statementMonths: from(
    12,
    'Bank statement programs of other guidelines; the agencies do not qualify income by deposits',
  ),
  largeDepositShare: from('0.5', 'Selling Guide B3-4.2-02, Evaluating Large Deposits'),
}

const NON_QM: GuidelineRules = {
  ...FNMA,
  title: 'Non-QM',
  qualifiesDeposits: from(true, 'Bank statement programs: income by deposits in place of returns'),
  largeDepositShare: from('0.5', 'Bank statement programs: unusually large deposits'),
}

/** A bank statement program follows Fannie Mae where it has no rule. */
export const GUIDELINES: Readonly<Record<Guideline, GuidelineRules>> = {
  FNMA,
  FHLMC: {
    ...FNMA,
    title: 'Freddie Mac',
    grossUpRate: from('0.25', 'Seller/Servicer Guide topic 5300, Tax-exempt income'),
    variablePayMinimumMonths: from(12, 'Seller/Servicer Guide 5303.3(b), Income history and stability'),
    variablePayUsualMonths: from(24, 'Seller/Servicer Guide 5303.3(b), Income history and stability'),
    variablePayYears: from('average_unless_declining', 'Seller/Servicer Guide 5303.4, Fluctuating income'),
    variableHoursPriorYears: from(1, 'Seller/Servicer Guide 5303.4, Fluctuating hourly earnings'),
    secondJobMonths: from(24, 'Seller/Servicer Guide 5303.2(a)(ii), Secondary employment'),
    selfEmploymentYears: from(2, 'Seller/Servicer Guide 5304.1(d), Length of self-employment'),
    selfEmploymentYearsRule: from('average_unless_declining', 'Form 91; Seller/Servicer Guide 5304.1'),
    rentalYears: from('latest', 'Seller/Servicer Guide 5306.1(c)(iii), Form 92: the most recent tax return'),
    selfEmploymentOwnership: from('0.25', 'Seller/Servicer Guide 5304.1(a), Self-employed'),
    continuanceMonths: from(36, 'Seller/Servicer Guide 5301.1, Continuance of income'),
    largeDepositShare: from('0.5', 'Seller/Servicer Guide 5501.3, Large deposits'),
  },
  FHA: {
    ...FNMA,
    title: 'FHA',
    grossUpRate: from('0.15', 'Handbook 4000.1 II.A.4.c, Non-Taxable Income'),
    variablePayMinimumMonths: from(12, 'Handbook 4000.1 II.A.4.c, Overtime, Bonus or Tip Income'),
    variablePayUsualMonths: from(24, 'Handbook 4000.1 II.A.4.c, Overtime, Bonus or Tip Income'),
    variablePayYears: from('lesser_of_two_years_and_one', 'Handbook 4000.1 II.A.4.c, Overtime, Bonus or Tip Income'),
    variableHoursPriorYears: from(2, 'Handbook 4000.1 II.A.4.c, Primary Employment, Hourly: hours that vary'),
    secondJobMonths: from(24, 'Handbook 4000.1 II.A.4.c, Part-Time Employment'),
    selfEmploymentYears: from(2, 'Handbook 4000.1 II.A.4.c, Self-Employment Income, Minimum Length'),
    selfEmploymentYearsRule: from('lesser_of_two_years_and_one', 'Handbook 4000.1 II.A.4.c, Self-Employment Income'),
    rentalYears: from(
      'average_unless_declining',
      'Handbook 4000.1 II.A.4.c, Rental Income: the average of the amounts on Schedule E',
    ),
    selfEmploymentDecline: from('0.2', 'Handbook 4000.1 II.A.4.c, Stability of Self-Employment Income'),
    selfEmploymentOwnership: from('0.25', 'Handbook 4000.1 II.A.4.c, Self-Employment Income, Definition'),
    continuanceMonths: from(36, 'Handbook 4000.1 II.A.4.c, General Income Requirements'),
  },
  VA: {
    ...FNMA,
    title: 'VA',
    grossUpRate: from('0.25', 'Pamphlet 26-7 chapter 4, topic 2, Income: tax-free income, for the debt ratio only'),
    variablePayMinimumMonths: from(24, 'Pamphlet 26-7 chapter 4, topic 2, Overtime, Part-Time, Second Jobs, Bonuses'),
    variablePayUsualMonths: from(24, 'Pamphlet 26-7 chapter 4, topic 2, Overtime, Part-Time, Second Jobs, Bonuses'),
    secondJobMonths: from(24, 'Pamphlet 26-7 chapter 4, topic 2, Overtime, Part-Time, Second Jobs, Bonuses'),
    rentalYears: from('latest', 'Pamphlet 26-7 chapter 4, topic 2, Rental Income, names no average'),
    selfEmploymentYears: from(2, 'Pamphlet 26-7 chapter 4, topic 2, Self-Employment Income'),
    continuanceMonths: from(36, 'Pamphlet 26-7 chapter 4, topic 2, Income reliability'),
  },
  NON_QM_12: {
    ...NON_QM,
    title: 'Non-QM, 12 months of bank statements',
    statementMonths: from(12, 'Bank statement programs of 12 months'),
  },
  NON_QM_24: {
    ...NON_QM,
    title: 'Non-QM, 24 months of bank statements',
    statementMonths: from(24, 'Bank statement programs of 24 months'),
  },
}

export function isGuideline(text: string): text is Guideline {
  return Object.hasOwn(GUIDELINES, text)
}

function from<T>(value: T, source: string): Parameter<T> {
  return { value, source }
}
