const BUSINESS_WORDS =
  /\b(L\.?L\.?C|INC|INCORPORATED|CORP|CORPORATION|LTD|L\.?L\.?P|PLLC|DBA|D\/B\/A|COMPANY|ENTERPRISES)\b/i

/** Whether a holder's name has a legal form or another word used only by businesses. */
export function isBusinessName(name: string | null | undefined): boolean {
  return BUSINESS_WORDS.test(name ?? '')
}
