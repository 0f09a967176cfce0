import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './runner.ts'

/** From Debian's packages varnish and varnish-modules; the suite `containers` has it always. */
export const varnishd = '/usr/sbin/varnishd'

export interface EdgePorts {
  shop: number
  /** Payload's process; without one, the port of editors leads nowhere. */
  content?: number
  listens: { shop: number; purge: number; admin: number }
}

/**
 * Varnish with `ops/edge` before one server of each kind.
 * @param orderSeconds time for the first server that gets an order
 * @param path folders of programs that replace those of the machine
 * @param more further variables of its environment
 */
export async function startVarnish(
  ports: EdgePorts,
  { staleSeconds = 60, orderSeconds = 15, host = '127.0.0.1', path = '', more = {} } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'))
  // Varnish reads its program as an unprivileged user.
  await chmod(folder, 0o755)
  const rules = (await readFile(join(root, 'ops/edge/shop.vcl'), 'utf8'))
    .replace('req.grace = 60s', `req.grace = ${staleSeconds}s`)
    .replace('first_byte_timeout = 15s', `first_byte_timeout = ${orderSeconds}s`)
  const file = join(folder, 'shop.vcl')
  await writeFile(file, rules)
  const name = join(folder, 'varnish')
  const env = {
    ...more,
    NODE_ENV: 'test' as const,
    PATH: `${path}:${process.env.PATH}`,
    EDGE_RULES: file,
    EDGE_STATE: folder,
    EDGE_NAME: name,
    EDGE_SECONDS: '0.5',
    SHOP_SERVERS: `${host}:${ports.shop}`,
    CONTENT_SERVERS: `${host}:${ports.content ?? 1}`,
  }
  const { shop, purge, admin } = ports.listens
  const places = [`127.0.0.1:${shop}`, `purge=127.0.0.1:${purge}`, `admin=127.0.0.1:${admin}`]
  const sizes = ['http_resp_hdr_len=16k', 'workspace_backend=128k']
  const options = [...places.map((place) => ['-a', place]), ...sizes.map((size) => ['-p', size])]
  const program = [join(root, 'ops/edge/edge.sh'), '-n', name, ...options.flat()]
  const child: ChildProcess = spawn('bash', program, { env, stdio: 'ignore' })
  return async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await exited
    await rm(folder, { recursive: true })
  }
}
