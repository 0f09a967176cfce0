import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ComposeService, digestOf } from './stack-file.ts'

export interface Service extends ComposeService {
  image: string
  deploy?: ComposeService['deploy'] & { replicas?: number; update_config?: { order?: string } }
  command?: string[]
  environment?: Record<string, string>
  init?: boolean
  read_only?: boolean
  cap_drop?: string[]
  stop_grace_period?: string
  healthcheck?: {
    test: string[]
    interval: string
    timeout: string
    retries: number
    start_period: string
  }
}

function seconds(duration: string): number {
  const [, minutes = 0, rest = 0] = /^(?:(\d+)m)?(?:(\d+)s)?$/.exec(duration) ?? []
  return Number(minutes) * 60 + Number(rest)
}

/** Compose writes a dollar twice. */
const plain = (words: string[]) => words.map((word) => word.replaceAll('$$', '$'))

/** Labels of the networks of a pod, between whose members alone its policies allow calls. */
export const memberOf = (...networks: string[]) =>
  Object.fromEntries(networks.map((name) => [`network-${name}`, 'member']))

function probesOf({ healthcheck }: Service) {
  if (!healthcheck) return {}
  const { test, interval, timeout, retries, start_period } = healthcheck
  const [kind, ...words] = plain(test)
  const probe = {
    exec: { command: kind === 'CMD-SHELL' ? ['sh', '-c', ...words] : words },
    periodSeconds: seconds(interval),
    timeoutSeconds: seconds(timeout),
    failureThreshold: retries,
  }
  const starts = Math.ceil(seconds(start_period) / seconds(interval))
  return {
    readinessProbe: probe,
    livenessProbe: probe,
    startupProbe: { ...probe, failureThreshold: starts },
  }
}

/** Named by its content, so that a change replaces the pods that read it. */
function objectOf(kind: 'Secret' | 'ConfigMap', label: string, paths: string[]) {
  const read = paths.map((path) => [basename(path), readFileSync(path, 'utf8')] as const)
  const content = Object.fromEntries(read.filter(([, text]) => text !== ''))
  const digest = digestOf(JSON.stringify(content))
  const fields = kind === 'Secret' ? { stringData: content } : { data: content }
  return { apiVersion: 'v1', kind, metadata: { name: `${label}-${digest}` }, ...fields }
}

const inFolder = (folder: string) => readdirSync(folder).map((name) => join(folder, name))

type Mount = NonNullable<Service['volumes']>[number]

/** Settings are secrets, files of the repository configurations; null for what a pod makes itself. */
export function filesOf({ type, source }: Mount, settings: string) {
  const name = basename(source)
  const [, application] = /^env-(.*)/.exec(name) ?? []
  if (type === 'file') return objectOf('ConfigMap', name, [source])
  if (type === 'bind') return objectOf('ConfigMap', name, inFolder(source))
  return application ? objectOf('Secret', name, inFolder(join(settings, application))) : null
}

function mountsOf({ volumes = [], tmpfs = [] }: Service, settings: string) {
  const mounts = volumes.map((mount) => {
    const { type, source, target, read_only } = mount
    const { kind, metadata } = filesOf(mount, settings) ?? {}
    const secret = { secret: { secretName: metadata?.name } }
    const own = kind === 'ConfigMap' ? { configMap: metadata } : { emptyDir: {} }
    return {
      name: basename(source).replaceAll('.', '-'),
      mountPath: target,
      readOnly: read_only === true,
      ...(type === 'file' && { subPath: basename(source) }),
      from: kind === 'Secret' ? secret : own,
    }
  })
  const from = { emptyDir: { medium: 'Memory' } }
  const temporary = tmpfs.map((mountPath) => ({ name: basename(mountPath), mountPath, from }))
  return [...mounts, ...temporary]
}

export function podOf(name: string, service: Service, settings: string) {
  const { image, command, environment = {}, ports = [], deploy, networks = {} } = service
  const mounts = mountsOf(service, settings)
  const [role = ''] = deploy?.placement?.constraints ?? []
  return {
    metadata: { labels: { app: name, ...memberOf(...Object.keys(networks)) } },
    spec: {
      // `node.labels.front == true` of a swarm.
      nodeSelector: { [role.replace(/^node\.labels\.| == .*$/g, '')]: 'true' },
      // A probe can then end the service, which is not process 1.
      shareProcessNamespace: service.init === true,
      terminationGracePeriodSeconds: seconds(service.stop_grace_period ?? '10s'),
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      containers: [
        {
          name,
          image,
          args: plain(command ?? []),
          env: Object.entries(environment).map(([key, value]) => ({ name: key, value })),
          ports: ports.map(({ target, published }) => ({
            containerPort: target,
            hostPort: Number(published),
          })),
          resources: { limits: { memory: service.mem_limit } },
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: service.read_only === true,
            ...(service.cap_drop && { capabilities: { drop: service.cap_drop } }),
          },
          ...probesOf(service),
          volumeMounts: mounts.map(({ from: _, ...mount }) => mount),
        },
      ],
      volumes: mounts.map(({ name: volume, from }) => ({ name: volume, ...from })),
    },
  }
}
