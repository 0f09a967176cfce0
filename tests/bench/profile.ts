import { readFileSync } from 'node:fs'

// Where a CPU profile of Node (`--cpu-prof`, `PROFILES=…` of tests/bench/orders.ts) spent its time:
// self time by package, garbage collection and native calls by their own names. Start-up is left
// out: it counts from the first sample below a file whose path contains the second argument.
// Usage: node tests/bench/profile.ts FILE [orders/http/place]

interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string }
  children?: number[]
}

const [file = '', firstCall = 'orders/http/place'] = process.argv.slice(2)
const profile: { nodes: ProfileNode[]; samples: number[]; timeDeltas: number[] } = JSON.parse(
  readFileSync(file, 'utf8'),
)
const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
const parents = new Map(
  profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
)

function isBelow(id: number | undefined): boolean {
  for (let at = id; at !== undefined; at = parents.get(at)) {
    if (nodes.get(at)?.callFrame.url.includes(firstCall)) return true
  }
  return false
}

function ownerOf({ callFrame: { functionName, url } }: ProfileNode): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
  if (name !== undefined) return name
  if (url.startsWith('node:')) return 'node'
  return url === '' ? functionName : 'the shop'
}

const start = profile.samples.findIndex((id) => isBelow(id))
const spent = new Map<string, number>()
for (const [at, id] of profile.samples.entries()) {
  const node = nodes.get(id)
  if (at < start || node === undefined || node.callFrame.functionName === '(idle)') continue
  const owner = ownerOf(node)
  spent.set(owner, (spent.get(owner) ?? 0) + (profile.timeDeltas[at] ?? 0))
}
const total = [...spent.values()].reduce((sum, one) => sum + one, 0)
console.log(`busy: ${(total / 1e6).toFixed(1)} s`)
for (const [owner, one] of [...spent].sort(([, a], [, b]) => b - a).slice(0, 16)) {
  console.log(`${((one / total) * 100).toFixed(1).padStart(5)} %  ${owner}`)
}
