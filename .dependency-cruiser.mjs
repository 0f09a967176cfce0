import { layers, rooms } from './scripts/testing/layers.ts'

const literal = (path) => path.replaceAll('.', '\\.')
const anchored = (paths) => `^(${paths.map(literal).join('|')})(/|$)`

const oneWay = Object.entries(layers).map(([folder, allowed]) => ({
  name: `imports-of-${folder.replace('src/', '')}`,
  comment: `${folder} may import ${['itself', ...allowed].join(', ')}`,
  severity: 'error',
  // Tests may use the whole project's support.
  from: { path: anchored([folder]), pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(domain|contract|query|settings|src|server|commerce|content-cms|scripts|simulators|tests)/',
    pathNot: [anchored([folder, ...allowed]), 'node_modules', '^src/env\\.d\\.ts$'],
  },
}))

const roomsStand = rooms.slice(0, -1).map((room, index) => ({
  name: `room-${room}-imports-none-above`,
  severity: 'error',
  from: {
    path: `^commerce/src/([^/]+)/${room}/`,
    pathNot: ['\\.test\\.tsx?$', '^commerce/src/background/'],
  },
  to: { path: `^commerce/src/$1/(${rooms.slice(index + 1).join('|')})/` },
}))

export default {
  forbidden: [
    ...oneWay,
    ...roomsStand,
    {
      name: 'modules-stay-apart',
      comment: 'A module knows its own tables and its own container.',
      severity: 'error',
      from: {
        path: '^commerce/src/([^/]+)/module/',
        pathNot: ['^commerce/src/background/'],
      },
      to: { path: '^commerce/src/', pathNot: '^commerce/src/($1/module|platform)/' },
    },
    {
      name: 'routes-are-thin',
      comment: 'A route names handlers of a capability; what it does stands in their http room.',
      severity: 'error',
      from: { path: '^commerce/src/api/' },
      to: { path: '^commerce/src/', pathNot: '^commerce/src/([^/]+/http|platform/errors)/' },
    },
    {
      name: 'features-stay-apart',
      comment: 'A feature never imports another feature; screens compose them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      // Medusa's data models name each other across a relation.
      from: { pathNot: '^commerce/src/[^/]+/module/models/' },
      to: { circular: true },
    },
    {
      name: 'only-gateways-speak-to-back-ends',
      comment: 'Medusa’s and Payload’s clients are known to the gateways alone (DESIGN part 2).',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^src/gateways/' },
      to: { path: 'node_modules/(@medusajs|@payloadcms)/' },
    },
  ],
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
