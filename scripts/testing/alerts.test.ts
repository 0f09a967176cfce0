import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../../telemetry/src/metrics.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; runbook: string }
}

const { groups } = parse(read('ops/alerts.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

interface Panel {
  title: string
  targets?: { expr: string }[]
}
const { panels } = JSON.parse(read('ops/grafana-dashboard.json')) as { panels: Panel[] }
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
)

/** Seen at the exporters of docker-compose.yml. */
const ofExporters = [
  'up',
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  'pg_up',
  'pg_stat_activity_count',
  'pg_stat_activity_max_tx_duration',
  'pg_settings_max_connections',
  'redis_up',
  'redis_memory_used_bytes',
  'varnish_up',
  'varnish_main_cache_hit',
  'varnish_main_cache_miss',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'node_textfile_mtime_seconds',
]

/**
 * The metrics that the processes export, the parts of histograms, and those that Prometheus adds.
 */
function knownMetrics(): Set<string> {
  const folders = '{server,commerce/src,content-cms/src,telemetry/src}'
  const sources = globSync(`${folders}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] })
  const ours = sources.flatMap((file) => read(file).match(/\bnas_\w+/g) ?? [])
  const ofNode = createMetrics()
    .getMetricsAsArray()
    .map(({ name }) => name)
  const parts = ours.flatMap((name) => ['_bucket', '_count', '_sum'].map((part) => name + part))
  return new Set([...ours, ...parts, ...ofNode, ...ofExporters])
}

const metricsIn = (expr: string) =>
  expr
    .replaceAll(/"[^"]*"/g, '')
    .match(/\b(?:(?:nas|nodejs|process|probe|pg|redis|varnish|node)_\w+|up\b)/g) ?? []

it.each([...rules.map(({ alert, expr }) => [alert, expr] as const), ...queries])(
  '%s uses only metrics that the processes export',
  (_name, expr) => {
    const asked = metricsIn(expr)
    expect(asked).not.toEqual([])
    const known = knownMetrics()
    expect(asked.filter((name) => !known.has(name))).toEqual([])
  },
)

it('each alert has a section in the runbook, and each section an alert', () => {
  const headings = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(rules.map(({ alert }) => alert))
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
  }
})

it('promtool sees each alert fire', () => {
  const { tests } = parse(read('ops/alerts.test.yml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[]
  }
  const fired = tests.flatMap(({ alert_rule_test }) =>
    alert_rule_test.filter(({ exp_alerts }) => exp_alerts).map(({ alertname }) => alertname),
  )
  expect(rules.map(({ alert }) => alert).filter((alert) => !fired.includes(alert))).toEqual([])
})

function promtool(...args: string[]): string | null {
  try {
    return execFileSync('promtool', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const {
      code,
      stdout = '',
      stderr = '',
    } = error as {
      code?: string
      stdout?: string
      stderr?: string
    }
    if (code === 'ENOENT') return null
    throw new Error(`${stdout}${stderr}`, { cause: error })
  }
}

const hasPromtool = promtool('--version') !== null
const promtoolTitle = hasPromtool
  ? 'promtool finds the rules well, and they fire when they should'
  : 'NOT CHECKED by promtool, which is not here (Debian: apt-get install prometheus)'

it.skipIf(!hasPromtool)(
  promtoolTitle,
  () => {
    expect(promtool('check', 'rules', 'ops/alerts.yml')).toContain(`${rules.length} rules found`)
    expect(promtool('check', 'config', 'ops/prometheus.yml')).toContain('SUCCESS')
    expect(promtool('test', 'rules', 'ops/alerts.test.yml')).toContain('SUCCESS')
  },
  120_000,
)
