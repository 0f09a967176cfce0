import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Fields = Record<string, unknown>

interface Network extends Fields {
  driver_opts?: Record<string, string>
}

interface Mount {
  type: string
  source: string
  target: string
  read_only?: boolean
}

export interface ComposeService extends Fields {
  deploy?: {
    placement?: { constraints?: string[] }
    restart_policy?: { condition?: string }
    [name: string]: unknown
  }
  volumes?: Mount[]
  networks?: Record<string, { aliases?: string[] } | null>
  configs?: { source: string; target: string }[]
  ports?: { published: string; [name: string]: unknown }[]
  tmpfs?: string[]
  mem_limit?: string
  shm_size?: string
}

/** As `docker compose config` prints it. */
export interface ComposeFile {
  services: Record<string, ComposeService>
  networks: Record<string, Network>
  configs?: Record<string, { file: string }>
}

/** A secret or configuration, which Swarm never changes: its name is its content. */
type Files = Record<string, { file: string; name: string }>

/** What a swarm does not know, or `deploy` says instead. */
const dropped = new Set([
  ...['build', 'profiles', 'restart', 'mem_limit', 'shm_size', 'security_opt', 'extra_hosts'],
  ...['entrypoint', 'extends', 'network_mode', 'tmpfs'],
])

const environments = 'env-'

/** The end of a name that changes with the content. */
export const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)

/** Swarm takes no empty file. */
function fileOf(file: string, label: string, target: string) {
  const content = readFileSync(file)
  if (content.length === 0) return []
  const source = label.replaceAll(/[^\w-]/g, '-')
  return [{ source, file, name: `${source}-${digestOf(content)}`, target, mode: 0o444 }]
}

/** Each file of a folder that a service mounts. */
const filesOf = (folder: string, kind: string, target: string) =>
  readdirSync(folder).flatMap((name) =>
    fileOf(join(folder, name), `${kind}-${name}`, join(target, name)),
  )

type Mounted = ReturnType<typeof fileOf>

const uses = (files: Mounted) => files.map(({ source, target, mode }) => ({ source, target, mode }))

const declared = (files: Mounted): Files =>
  Object.fromEntries(files.map(({ source, file, name }) => [source, { file, name }]))

/** Plain only when asked for by name, because data of persons are sent between the hosts. */
function networkOf({ name: _, driver_opts, ...network }: Network) {
  return driver_opts?.encrypted === 'off' ? network : { ...network, driver_opts }
}

export const isJob = ({ deploy }: ComposeService) => deploy?.restart_policy?.condition === 'none'

/** A service of a compose file as one of a swarm, and the files that it needs. */
function serviceOf(service: ComposeService, own: ComposeFile['configs'], settings: string) {
  const { deploy = {}, volumes = [], networks = {}, ports = [], tmpfs = [] } = service
  const { mem_limit, shm_size } = service
  const secrets = volumes
    .filter(({ source }) => source?.startsWith(environments))
    .flatMap(({ source, target }) => {
      const application = source.slice(environments.length)
      return filesOf(join(settings, application), source, target)
    })
  const folders = volumes
    .filter(({ type }) => type === 'bind')
    .flatMap(({ source, target }) => filesOf(source, target.split('/').at(-1) ?? '', target))
  const files = (service.configs ?? []).flatMap(({ source, target }) =>
    fileOf(own?.[source]?.file ?? '', source, target),
  )
  const configs = [...folders, ...files]
  const kept = Object.entries(service).filter(([name, value]) => !dropped.has(name) && value)
  return {
    secrets,
    configs,
    service: {
      ...Object.fromEntries(kept),
      secrets: uses(secrets),
      configs: uses(configs),
      volumes: [
        ...volumes.filter(
          ({ type, source }) => type === 'volume' && !source.startsWith(environments),
        ),
        ...tmpfs.map((target) => ({ type: 'tmpfs', target })),
        ...(shm_size
          ? [{ type: 'tmpfs', target: '/dev/shm', tmpfs: { size: Number(shm_size) } }]
          : []),
      ],
      networks: Object.fromEntries(
        Object.entries(networks).map(([name, one]) => [name, { aliases: one?.aliases ?? [] }]),
      ),
      ports: ports.map((port) => ({ ...port, published: Number(port.published) })),
      deploy: {
        ...deploy,
        // A name then has the addresses of all tasks, which the edge and the fronts follow.
        endpoint_mode: 'dnsrr',
        resources: { limits: { memory: mem_limit } },
      },
    },
  }
}

/**
 * A stack of one service that runs once, with another command and beside the running one.
 * @param words the service of the compose file, then the command
 */
export function jobOf(compose: ComposeFile, settings: string, [name = '', ...command]: string[]) {
  const { healthcheck: _, deploy, ...service } = compose.services[name] ?? {}
  const job: ComposeService = {
    ...service,
    // A swarm replaces variables in its file.
    ...(command.length > 0 && { command: command.map((word) => word.replaceAll('$', '$$$$')) }),
    deploy: { placement: deploy?.placement ?? {}, restart_policy: { condition: 'none' } },
  }
  return stackOf({ ...compose, services: { job } }, settings, ['job'])
}

const isPlaced = ({ deploy }: ComposeService) => deploy?.placement?.constraints !== undefined

/**
 * The stack of a compose file: its services with a placement. One of a pair stands for any number.
 * @param settings folder that the job `settings` has filled, with a folder for each application
 * @param names the only services; without any, all but the jobs
 */
export function stackOf(
  { services, networks, configs }: ComposeFile,
  settings: string,
  names: string[],
) {
  const isAsked = ([name, service]: [string, ComposeService]) =>
    names.length === 0 ? isPlaced(service) && !isJob(service) : names.includes(name)
  const placed = Object.entries(services)
    .filter(isAsked)
    .map(
      ([name, service]) =>
        [name.replace(/-a$/, ''), serviceOf(service, configs, settings)] as const,
    )
  const all = placed.map(([, made]) => made)
  const used = (names: (service: ComposeService) => string[]) =>
    new Set(all.flatMap(({ service }) => names(service as unknown as ComposeService)))
  const usedNetworks = used(({ networks: own = {} }) => Object.keys(own))
  const usedVolumes = used(({ volumes = [] }) =>
    volumes.filter(({ type }) => type === 'volume').map(({ source }) => source),
  )
  return {
    version: '3.9',
    services: Object.fromEntries(placed.map(([name, { service }]) => [name, service])),
    networks: Object.fromEntries(
      Object.entries(networks)
        .filter(([name]) => usedNetworks.has(name))
        .map(([name, network]) => [name, networkOf(network)]),
    ),
    volumes: Object.fromEntries([...usedVolumes].map((name) => [name, {}])),
    secrets: declared(all.flatMap(({ secrets }) => secrets)),
    configs: declared(all.flatMap(({ configs }) => configs)),
  }
}
