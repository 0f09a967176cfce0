import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { buildPackages } from '../stack/builds.ts'
import { runStep } from '../stack/commands.ts'
import { inRoot } from '../stack/paths.ts'
import { freePort } from '../stack/ports.ts'
import { engine } from './containers-suite.ts'
import { makeCertificate } from './own-certificate.ts'
import { startS3 } from './own-storage.ts'
import { conclude } from './results.ts'
import type { SuiteResult } from './suite-result.ts'
import { runVitest } from './suites.ts'

const script = inRoot('tests/containers/engine/hosts.sh')
/** This machine, as the hosts reach it. */
const machineAddress = '10.88.0.1'
const password = 'quan-ly-thu-nghiem-123'

/** Three engines as three hosts of one shop. @param words pattern for the names of tests */
export async function hosts(words: string[]): Promise<void> {
  const machine = await engine()
  const folder = process.env.HERE ?? '/var/tmp/containers'
  const balanced = `localhost:${await freePort()}`
  await mkdir(inRoot('var/certificates'), { recursive: true })
  const certificates = inRoot('var/certificates')
  const { certificate } = await makeCertificate(certificates, 'suite', ['localhost'])
  const ofBackups = await makeCertificate(certificates, 'backups', [machineAddress])
  const key = await readFile(ofBackups.key, 'utf8')
  const cert = await readFile(ofBackups.certificate, 'utf8')
  const backupPort = await freePort()
  const env = {
    ...machine,
    COMPOSE_PROJECT_NAME: 'nas-hosts',
    COMPOSE_FILE: `${inRoot('docker-compose.yml')}:${inRoot('tests/containers/compose.suite.yml')}`,
    NAS_VERSION: 'suite',
    // The kernel of a test machine may have no ESP.
    STACK_ENCRYPTED: 'off',
    SHOP_PORT: '8080',
    DEMO: 'on',
    EDGE_NETWORK: '10.89.8',
    SUITE_BALANCED: balanced,
    SUITE_PASSWORD: password,
    SUITE_SMTP_PORT: '1025',
    SUITE_OTLP_PORT: '4318',
    BACKUP_WAL_SECONDS: '5',
    SUITE_BACKUP_BUCKET: 'backups',
    SUITE_BACKUP_ENDPOINT: `${machineAddress}:${backupPort}`,
    SUITE_BACKUP_KEY: 'S3RVER',
    SUITE_BACKUP_CA: cert,
    ENV_FILE: inRoot('var/hosts.env'),
  }
  const step = (title: string, run: [string, ...string[]], more = {}) => {
    const log = inRoot('var/log', `hosts-${title.replaceAll(' ', '-').toLowerCase()}.log`)
    return runStep(title, { run, cwd: inRoot(), env: { ...env, ...more }, log })
  }
  await buildPackages(inRoot('var/log'))
  await step('Building the images', ['docker', 'compose', 'build', 'settings', 'postgres', 's3'])
  let result: SuiteResult
  let backups: Awaited<ReturnType<typeof startS3>> | undefined
  try {
    await step('Starting three hosts', [script, 'up'])
    backups = await startS3({
      ...{ bucket: 'backups', address: machineAddress, port: backupPort, key, cert },
      allowMismatchedSignatures: true,
    })
    const config = ['compose', 'config', '--images', 'edge', 'postgres', 'valkey', 's3', 'shop-a']
    const { stdout } = await promisify(execFile)('docker', config, {
      cwd: inRoot(),
      env: { ...process.env, ...env },
    })
    await step('Copying the images', [script, 'load', ...stdout.trim().split('\n')])
    // No test ends this host.
    const manager = { DOCKER_HOST: `unix://${folder}/host-1/docker.sock` }
    await step('Starting the shop', [inRoot('ops/stack.sh')], manager)
    const asked = {
      ...env,
      ...manager,
      HOSTS_SCRIPT: script,
      SHOP_URL: `https://${balanced}`,
      NODE_EXTRA_CA_CERTS: certificate,
      CONTENT_URL: 'http://10.88.0.11:3001',
      STAFF_EMAIL: 'staff@example.com',
      STAFF_PASSWORD: password,
      EDITOR_EMAIL: 'editor@example.com',
      EDITOR_PASSWORD: password,
    }
    const config2 = 'tests/containers/vitest.config.ts'
    const filter = words.length === 0 ? [] : ['--testNamePattern', words.join(' ')]
    result = await runVitest({
      name: 'hosts',
      config: config2,
      env: asked,
      words: ['several-hosts', ...filter],
    })
  } finally {
    await backups?.stop()
    await step('Removing the hosts', [script, 'down'])
  }
  conclude([result])
}
