import { importRules } from './scripts/testing/layers.ts'

const rules = [
  ...importRules,
  {
    name: 'no-circles',
    // Medusa's data models refer to each other across a relation.
    from: { pathNot: '^commerce/src/[^/]+/module/models/' },
    to: { circular: true },
  },
  {
    name: 'only-gateways-speak-to-back-ends',
    comment: 'Medusa’s and Payload’s clients are known to the gateways alone.',
    from: { path: '^(src|server)/', pathNot: '^src/gateways/' },
    to: { path: 'node_modules/(@medusajs|@payloadcms)/' },
  },
]

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.next/|\\.medusa/|/migrations/|^var/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
