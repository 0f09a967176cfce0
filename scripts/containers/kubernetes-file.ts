import { readFileSync } from 'node:fs'
import { filesOf, memberOf, podOf, type Service } from './kubernetes-pod.ts'
import { type ComposeFile, isJob } from './stack-file.ts'

const isPerHost = ({ deploy }: Service) => deploy?.mode === 'global'

function workloadOf(name: string, service: Service, settings: string) {
  const template = podOf(name, service, settings)
  const metadata = { name }
  if (isJob(service)) {
    const pod = { ...template, spec: { ...template.spec, restartPolicy: 'OnFailure' } }
    // A job cannot be changed: each version has its own.
    const once = { name: `${name}-${service.image.split(':').at(-1)}` }
    return { apiVersion: 'batch/v1', kind: 'Job', metadata: once, spec: { template: pod } }
  }
  const spec = { selector: { matchLabels: { app: name } }, template }
  if (isPerHost(service)) return { apiVersion: 'apps/v1', kind: 'DaemonSet', metadata, spec }
  const { replicas = 1, update_config } = service.deploy ?? {}
  const isAfter = update_config?.order === 'stop-first'
  const strategy = { type: isAfter ? 'Recreate' : 'RollingUpdate' }
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata,
    spec: { ...spec, replicas: Number(replicas), strategy },
  }
}

/** Single files, but those of no content: `/dev/null` stands for none. */
function withFiles(service: Service, configs: ComposeFile['configs'] = {}): Service {
  const files = (service.configs ?? []).map(({ source, target }) => ({
    type: 'file',
    source: configs[source]?.file ?? '',
    target,
    read_only: true,
  }))
  const given = files.filter(({ source }) => readFileSync(source).length > 0)
  return { ...service, volumes: [...(service.volumes ?? []), ...given] }
}

/** A name with the addresses of all its pods. */
const nameOf = (name: string) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name },
  spec: { clusterIP: 'None', selector: { app: name } },
})

const policyOf = (name: string, podSelector: object, from: object) => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name },
  spec: { podSelector, policyTypes: ['Ingress'], ingress: [from] },
})

/**
 * The services of a compose file with the roles `front` and `commerce` of ops/stack.yml. Data
 * services are elsewhere.
 * @param settings folder that the job `settings` has filled, with a folder for each application
 */
export function kubernetesOf({ services, networks, configs }: ComposeFile, settings: string) {
  const placed = Object.entries(services)
    .filter(([, { deploy }]) =>
      /\.(front|commerce) /.test(deploy?.placement?.constraints?.[0] ?? ''),
    )
    .map(
      ([name, service]) =>
        [name.replace(/-a$/, ''), withFiles(service as Service, configs)] as const,
    )
  const mounted = placed
    .flatMap(([, { volumes = [] }]) => volumes.map((mount) => filesOf(mount, settings)))
    .filter((files) => files !== null)
  const items = [
    ...new Map(mounted.map((files) => [files.metadata.name, files])).values(),
    ...placed.map(([name, service]) => workloadOf(name, service, settings)),
    ...placed.filter(([, service]) => !isJob(service)).map(([name]) => nameOf(name)),
    ...Object.keys(networks).map((name) => {
      const members = { matchLabels: memberOf(name) }
      return policyOf(`network-${name}`, members, { from: [{ podSelector: members }] })
    }),
    ...placed.flatMap(([name, { ports = [] }]) => {
      const open = ports.map(({ target }) => ({ port: target }))
      const pods = { matchLabels: { app: name } }
      return open.length > 0 ? [policyOf(`public-${name}`, pods, { ports: open })] : []
    }),
  ]
  return { apiVersion: 'v1', kind: 'List', items }
}
