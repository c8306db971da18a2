/** What was beyond the budget of eslint.config.mjs when that was introduced. Files leave these lists; none joins them. */
export const OVER_BUDGET = {
  complexity: ['tools/samples/src/tax-return/calculate.ts', 'tools/samples/src/tax-return/main-form.ts'],
  lines: [
    'services/api/src/openapi/examples.ts',
    'services/worker/src/reader/pdf/drawing/interpret.ts',
    'tools/samples/src/tax-return/tax-return.ts',
  ],
}
