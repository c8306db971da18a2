/** Imports point one way: services → packages/platform, packages/documents → packages/shared. */

/** Tests, and what stands beside them for them alone. */
const TESTS = '\\.test\\.ts$|/src/testing/'

/** A rule that this part of the tree imports nothing of the workspace but itself and what is named. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: '^(services|packages|tools|tests)/', pathNot: [from, ...allowed] },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules that need each other are one module.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only('shared-imports-nothing', '^packages/shared/', [], 'The contract stands alone.'),
    only('documents-imports-shared', '^packages/documents/', ['^packages/shared/'], 'Understanding documents is pure.'),
    only('signals-imports-shared', '^packages/signals/', ['^packages/shared/'], 'Judging signs of tampering is pure.'),
    only('platform-imports-shared', '^packages/platform/', ['^packages/shared/'], 'Adapters know no service.'),
    only('client-imports-nothing', '^packages/client/', [], 'The client knows the API by its OpenAPI document alone.'),
    only(
      'api-imports-packages',
      '^services/api/',
      ['^packages/(shared|platform|documents)/'],
      'The API knows no other service.',
    ),
    only(
      'worker-imports-packages',
      '^services/worker/',
      ['^packages/(shared|platform|documents|signals)/'],
      'A service knows no other service.',
    ),
    only(
      'console-imports-client',
      '^services/console/',
      ['^packages/client/'],
      'The console knows nothing but the public API.',
    ),
    {
      name: 'pure-packages-import-no-system',
      comment:
        'No input or output, clock, environment or randomness where documents are understood and money is counted.',
      severity: 'error',
      from: { path: '^packages/(shared|documents|signals)/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'files-are-opened-in-readers-alone',
      comment: 'What parses hostile files is loaded by readers, never by the process that holds the keys.',
      severity: 'error',
      from: { path: '^services/(worker|api)/src/main\\.ts$' },
      to: { path: 'node_modules/(pdfjs-dist|sharp|tesseract\\.js|onnxruntime-node|@napi-rs/canvas)', reachable: true },
    },
    {
      name: 'engine-knows-no-kind',
      comment: 'A kind of document declares its words and rules; what reads pages by them serves every kind.',
      severity: 'error',
      from: {
        path: '^packages/documents/src/(model|layout|vocabulary|entities|equations|labels|tables|boxes|forms|lines|checks)/',
        pathNot: TESTS,
      },
      to: { path: '^packages/documents/src/kinds/[^/]+/' },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'What is imported stands in the package.json of the package that imports it.',
      severity: 'error',
      from: { path: '^(services|packages|tools)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that resolves to nothing.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-development-dependency',
      comment: 'What runs in production is a dependency, not a development one.',
      severity: 'error',
      from: { path: '^(services|packages)/', pathNot: [TESTS, '/testing/', '/vite\\.config\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    exclude: { path: ['/generated/', '^services/console/dist/'] },
    doNotFollow: { path: 'node_modules' },
    // Types take part: a cycle of types is a cycle of concepts.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    combinedDependencies: false,
  },
}
