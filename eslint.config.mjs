import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const CAST_THROUGH_UNKNOWN = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'A cast through unknown hides a wrong type.',
}

const LONG_REGEX = {
  selector: 'Literal[regex.pattern=/^.{201,}/]',
  message: 'A regular expression above 200 characters cannot be read: make it a list of words or patterns.',
}

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
  syntax: [
    { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Pure packages know no clock.' },
    { selector: "CallExpression[callee.name='Date']", message: 'Pure packages know no clock.' },
  ],
  imports: [{ group: ['node:*'], message: 'Pure packages know no input or output.' }],
}

const LOCK_IN_ONE_PLACE = {
  name: '@income/platform',
  importNames: ['lockPackage'],
  message: 'Change a package by `work.changePackage`: it waits without holding a connection.',
}

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/generated/',
      '**/dist/',
      'packages/client/src/contract/{wire,operations}.ts',
      '.devstack/',
      '.turbo/',
    ],
  },
  { files: ['**/*.{ts,tsx,mjs,cjs}'], extends: [js.configs.recommended] },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        module: 'writable',
        setInterval: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      // The compiler knows, and better.
      'no-undef': 'off',
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      // Numbers read well in messages.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // With noUncheckedIndexedAccess, an index that was just checked is best asserted in place.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Arrow functions that only call something are the usual shape of callbacks.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // An async function keeps its promise even where it has nothing to wait for yet.
      '@typescript-eslint/require-await': 'off',
      // A type parameter used once may still tie a name to its payload.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': ['error', CAST_THROUGH_UNKNOWN, LONG_REGEX],
      complexity: ['error', 15],
      'max-lines': ['error', 250],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['services/console/**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: './services/console/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    files: ['**/*.test.ts'],
    // Jest's matchers inside an expected object (`expect.any(String)`) are any.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', 'max-lines': 'off' },
  },
  {
    files: ['services/api/src/**/*.ts'],
    ignores: ['services/api/src/http/unit-of-work.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [LOCK_IN_ONE_PLACE] }],
    },
  },
  {
    files: ['packages/{shared,documents,signals}/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...PURE.globals],
      'no-restricted-properties': ['error', ...PURE.properties],
      'no-restricted-syntax': ['error', CAST_THROUGH_UNKNOWN, LONG_REGEX, ...PURE.syntax],
      'no-restricted-imports': ['error', { patterns: PURE.imports }],
    },
  },
  // Tables of examples that tests read.
  { files: ['**/*.testing.ts'], rules: { 'max-lines': 'off' } },
)
