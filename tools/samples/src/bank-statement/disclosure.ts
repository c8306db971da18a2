/** Small print like at the end of a statement: words about money, but no amounts. */
export const DISCLOSURE = [
  'Tell us as soon as you can if you think your statement or receipt is wrong or if you need more information about a transfer listed here.',
  'We must hear from you no later than 60 days after we sent you the first statement on which the problem appeared.',
  'Tell us your name and account number, describe the transfer you are unsure about, and tell us its dollar amount.',
  'To balance your account, list the checks and withdrawals that do not appear on this statement and subtract their total from the ending balance.',
  'Deposits are insured as the law provides. Rates and fees may change; the schedule in force is available at every branch.',
].join(' ')
