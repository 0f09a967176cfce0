import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { buildPackages } from '../stack/builds.ts'
import { CommandError, runStep } from '../stack/commands.ts'
import { inRoot } from '../stack/paths.ts'
import { freePort } from '../stack/ports.ts'
import { makeCertificate } from './own-certificate.ts'
import { conclude, type Result } from './results.ts'
import { runPlaywright, runVitest } from './suites.ts'
import { findChromium } from './system-programs.ts'

const exec = promisify(execFile)
type Env = Record<string, string>

/** The network of the edges; it does not overlap with the network of a shop on this machine. */
const edges = '10.89.8'

const purchased = 'a guest buys with cash'

const hasEngine = (env: Env) =>
  exec('docker', ['compose', 'ls'], { env: { ...process.env, ...env } }).then(
    () => true,
    () => false,
  )

export async function engine(): Promise<Env> {
  if (await hasEngine({})) return {}
  const debian = await exec('sh', ['-c', '. /etc/os-release && echo "$ID $VERSION_ID"']).catch(
    () => null,
  )
  if (debian?.stdout.trim() !== 'debian 12' || userInfo().uid !== 0) {
    throw new CommandError(
      'There is no Docker engine with compose. Only root on Debian 12 can install one from packages.',
    )
  }
  const log = inRoot('var/log/engine.log')
  const run: [string, string] = [inRoot('tests/containers/engine/engine.sh'), 'up']
  await runStep('Starting a Docker engine', { run, cwd: inRoot(), log })
  const folder = process.env.HERE ?? '/var/tmp/containers'
  return { DOCKER_HOST: `unix://${folder}/docker.sock`, DOCKER_CONFIG: `${folder}/config` }
}

/** @param words pattern for the names of tests; all of them without words */
export async function containers(words: string[]): Promise<void> {
  const [port, secondPort] = [String(await freePort()), String(await freePort())]
  const contentBind = `127.0.0.1:${await freePort()}`
  const password = randomBytes(12).toString('base64url')
  const securePort = String(await freePort())
  await mkdir(inRoot('var/certificates'), { recursive: true })
  const { certificate } = await makeCertificate(inRoot('var/certificates'), 'suite', ['localhost'])
  const env: Env = {
    ...(await engine()),
    COMPOSE_PROJECT_NAME: 'nas-shop-suite',
    COMPOSE_FILE: `${inRoot('docker-compose.yml')}:${inRoot('tests/containers/compose.suite.yml')}`,
    NAS_VERSION: 'suite',
    SHOP_PORT: port,
    CONTENT_ADMIN_BIND: contentBind,
    CONTENT_ADMIN_B_BIND: `127.0.0.1:${await freePort()}`,
    PUBLIC_URL: `http://localhost:${port}`,
    DEMO: 'on',
    EDGE_NETWORK: edges,
    COMPOSE_PROFILES: 'balancer',
    BALANCER_HTTP_PORT: String(await freePort()),
    BALANCER_HTTPS_PORT: securePort,
    BALANCER_TLS: '/srv/certificates/suite.pem /srv/certificates/suite.key',
    SUITE_BALANCED: `localhost:${securePort}`,
    EDGE_B_PORT: secondPort,
    EDGE_PURGE_URLS: `http://${edges}.10:6081,http://${edges}.13:6081`,
    TRUSTED_PROXIES: `${edges}.10,${edges}.13,${edges}.1`,
    SUITE_PASSWORD: password,
    SUITE_SMTP_PORT: String(await freePort()),
    SUITE_OTLP_PORT: String(await freePort()),
    PROMETHEUS_PORT: String(await freePort()),
    BACKUP_WAL_SECONDS: '5',
    ENV_FILE: inRoot('var/containers.env'),
  }
  const compose = (title: string, ...args: string[]) => {
    const log = inRoot('var/log', `containers-${args.at(-1)}.log`)
    return runStep(title, { run: ['docker', 'compose', ...args], cwd: inRoot(), env, log })
  }
  // The browser test imports them.
  await buildPackages(inRoot('var/log'))
  await compose('Building the images', 'build', 'settings', 'postgres', 's3')
  const results: Result[] = []
  try {
    const log = inRoot('var/log', 'containers-update.log')
    await runStep('Starting the containers', {
      run: [inRoot('ops/update.sh')],
      cwd: inRoot(),
      env,
      log,
    })
    const asked = {
      ...env,
      IMAGE: 'nas-shop:suite',
      SHOP_URL: env.PUBLIC_URL ?? '',
      SECOND_EDGE_URL: `http://localhost:${secondPort}`,
      BALANCER_URL: `https://localhost:${securePort}`,
      NODE_EXTRA_CA_CERTS: certificate,
      STAFF_EMAIL: 'staff@example.com',
      STAFF_PASSWORD: password,
      CONTENT_URL: `http://${contentBind}`,
      EDITOR_EMAIL: 'editor@example.com',
      EDITOR_PASSWORD: password,
      CHROMIUM_PATH: await findChromium(),
    }
    if (new RegExp(words.join(' ')).test(purchased)) {
      const purchase = ['purchase.e2e.ts', '--grep', purchased, '--no-deps']
      const config = 'tests/e2e/playwright.config.ts'
      results.push(await runPlaywright({ name: 'purchase', config, env: asked, words: purchase }))
    }
    const config = 'tests/containers/vitest.config.ts'
    const filter = words.length === 0 ? [] : ['--testNamePattern', words.join(' ')]
    results.push(await runVitest({ name: 'containers', config, env: asked, words: filter }))
  } finally {
    await compose('Removing the containers', '--profile', '*', 'down', '-v')
  }
  conclude(results)
}
