import { defineConfig } from 'oxlint'

/** What reads documents and computes income depends on nothing but what it is given. */
const PURE = {
  globals: ['process', 'fetch', 'setTimeout', 'setInterval', 'performance', 'crypto', 'Buffer', 'console'].map(
    (name) => ({
      name,
      message: 'Pure packages know no input or output, clock, environment or randomness.',
    }),
  ),
  properties: [
    { object: 'Date', property: 'now', message: 'Pure packages know no clock.' },
    { object: 'Math', property: 'random', message: 'Pure packages know no randomness.' },
  ],
  imports: [{ group: ['node:*'], message: 'Pure packages know no input or output.' }],
}

const LOCK_IN_ONE_PLACE = {
  name: '@income/platform',
  importNames: ['lockPackage'],
  message: 'Change a package by `work.changePackage`: it waits without holding a connection.',
}

/** ESLint's recommended rules that the compiler does not make unnecessary. */
const RECOMMENDED = `
  for-direction no-async-promise-executor no-case-declarations no-compare-neg-zero no-cond-assign
  no-constant-binary-expression no-constant-condition no-control-regex no-debugger no-delete-var no-dupe-else-if
  no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign
  no-extra-boolean-cast no-fallthrough no-global-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
  no-misleading-character-class no-nonoctal-decimal-escape no-prototype-builtins no-regex-spaces no-self-assign
  no-shadow-restricted-names no-sparse-arrays no-unassigned-vars no-unexpected-multiline no-unsafe-finally
  no-unsafe-optional-chaining no-unused-labels no-unused-private-class-members no-useless-assignment
  no-useless-backreference no-useless-catch no-useless-escape preserve-caught-error require-yield use-isnan
  valid-typeof`

/** Of JavaScript, which no compiler checks. */
const UNCOMPILED = `
  constructor-super getter-return no-class-assign no-const-assign no-dupe-class-members no-dupe-keys no-func-assign
  no-import-assign no-new-native-nonconstructor no-obj-calls no-redeclare no-setter-return no-this-before-super no-undef
  no-unreachable no-unsafe-negation no-unused-vars no-with`

const MODERN = `
  no-array-constructor no-unused-expressions no-useless-constructor no-var prefer-const prefer-rest-params prefer-spread`

/**
 * The strict rules of typescript-eslint, with types. Left out: no-non-null-assertion, because with
 * noUncheckedIndexedAccess an index that was just checked is best asserted in place; no-confusing-void-expression,
 * because arrow functions that only call something are the usual shape of callbacks; require-await, because an async
 * function keeps its promise even where it has nothing to wait for yet; no-unnecessary-type-parameters, because a
 * parameter used once may still tie a name to its payload.
 */
const STRICT = `
  await-thenable no-array-delete no-base-to-string no-deprecated no-duplicate-enum-values no-duplicate-type-constituents
  no-dynamic-delete no-empty-object-type no-explicit-any no-extra-non-null-assertion no-extraneous-class
  no-floating-promises no-for-in-array no-generated-empty-object-type no-implied-eval no-invalid-void-type
  no-meaningless-void-operator no-misused-new no-misused-promises no-misused-spread no-mixed-enums no-namespace
  no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain no-redundant-type-constituents
  no-require-imports no-this-alias no-unnecessary-boolean-literal-compare no-unnecessary-condition
  no-unnecessary-template-expression no-unnecessary-type-arguments no-unnecessary-type-assertion
  no-unnecessary-type-constraint no-unnecessary-type-conversion no-unsafe-argument no-unsafe-assignment no-unsafe-call
  no-unsafe-declaration-merging no-unsafe-enum-assignment no-unsafe-enum-comparison no-unsafe-function-type
  no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus no-useless-default-assignment no-wrapper-object-types
  only-throw-error prefer-as-const prefer-literal-enum-member prefer-namespace-keyword prefer-promise-reject-errors
  prefer-reduce-type-parameter prefer-return-this-type related-getter-setter-pairs triple-slash-reference unbound-method
  unified-signatures use-unknown-in-catch-callback-variable`

export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: ['./tools/verify/house-rules.mjs'],
  categories: { correctness: 'off' },
  ignorePatterns: [
    '**/node_modules/',
    '**/generated/',
    '**/dist/',
    'packages/client/src/contract/wire.ts',
    'packages/client/src/contract/operations.ts',
    '.devstack/',
    '.turbo/',
  ],
  rules: errors(RECOMMENDED),
  overrides: [
    {
      files: ['**/*.{mjs,cjs}'],
      env: { es2024: true },
      globals: {
        console: 'readonly',
        process: 'readonly',
        module: 'writable',
        setInterval: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
      },
      rules: errors(UNCOMPILED),
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(MODERN),
        ...errors(STRICT, 'typescript/'),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        // Numbers read well in messages.
        'typescript/restrict-template-expressions': [
          'error',
          { allowAny: true, allowBoolean: true, allowNullish: true, allowNumber: true, allowRegExp: true },
        ],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'house/no-cast-through-unknown': 'error',
        'house/no-long-regex': 'error',
        complexity: ['error', 15],
        'max-lines': ['error', 250],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
      },
    },
    {
      files: ['**/*.test.ts'],
      // Jest's matchers inside an expected object (`expect.any(String)`) are any.
      rules: { 'typescript/no-unsafe-assignment': 'off', 'max-lines': 'off' },
    },
    {
      files: ['services/api/src/**/*.ts'],
      excludeFiles: ['services/api/src/http/unit-of-work.ts', '**/*.test.ts'],
      rules: { 'no-restricted-imports': ['error', { paths: [LOCK_IN_ONE_PLACE] }] },
    },
    {
      files: ['packages/{shared,documents,signals}/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-globals': ['error', ...PURE.globals],
        'no-restricted-properties': ['error', ...PURE.properties],
        'no-restricted-imports': ['error', { patterns: PURE.imports }],
        'house/no-clock': 'error',
      },
    },
    // Tables of examples that tests read.
    { files: ['**/*.testing.ts'], rules: { 'max-lines': 'off' } },
  ],
})

/** The rules named in a list, as errors. */
function errors(names: string, prefix = ''): Record<string, 'error'> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [prefix + name, 'error' as const]),
  )
}
