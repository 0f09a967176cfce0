import { monitoringPassword } from '../stack/database-owners.ts'
import type { Settings } from '../stack/settings.ts'

const folder = '/srv/env/postgres'

const lines = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value ? [`${name}=${value}\n`] : []))
    .join('')

function repository(settings: Settings): Record<string, string | undefined> {
  const { BACKUP_S3_BUCKET, BACKUP_S3_ENDPOINT, BACKUP_S3_CA } = settings
  if (BACKUP_S3_BUCKET === '') return { 'repo1-path': '/srv/backups' }
  const [host = '', port = '443'] = BACKUP_S3_ENDPOINT.split(':')
  return {
    'repo1-type': 's3',
    'repo1-path': '/nas-shop',
    'repo1-s3-bucket': BACKUP_S3_BUCKET,
    'repo1-s3-endpoint': host,
    'repo1-storage-port': port,
    'repo1-s3-region': settings.BACKUP_S3_REGION,
    'repo1-s3-uri-style': 'path',
    'repo1-s3-key': settings.BACKUP_S3_KEY,
    'repo1-s3-key-secret': settings.BACKUP_S3_SECRET,
    'repo1-storage-ca-file': BACKUP_S3_CA && `${folder}/ca.pem`,
  }
}

/** The configuration of pgBackRest, explained in ADR 0089. */
function pgBackRestConfig(settings: Settings): string {
  const { BACKUP_DAYS, BACKUP_PASSPHRASE } = settings
  const global = {
    ...repository(settings),
    'repo1-cipher-type': BACKUP_PASSPHRASE && 'aes-256-cbc',
    'repo1-cipher-pass': BACKUP_PASSPHRASE,
    'repo1-retention-full-type': 'time',
    'repo1-retention-full': BACKUP_DAYS,
    'repo1-bundle': 'y',
    'archive-push-queue-max': '8GiB',
    'compress-type': 'zst',
    'start-fast': 'y',
    'process-max': '2',
    'lock-path': '/tmp/pgbackrest',
    'log-level-console': 'warn',
    'log-level-file': 'off',
  }
  return `[global]\n${lines(global)}\n[nas]\npg1-path=/var/lib/postgresql/data\n`
}

export function postgresFiles(settings: Settings): Record<string, string> {
  return {
    password: settings.DATABASE_PASSWORD,
    'pgbackrest.conf': pgBackRestConfig(settings),
    schedule: lines({ HOURS: settings.BACKUP_HOURS }),
    'ca.pem': settings.BACKUP_S3_CA,
  }
}

const accessKey = 'nas-shop'

export function withStorage(settings: Settings): Settings {
  if (settings.S3_BUCKET !== '') return settings
  return {
    ...settings,
    S3_ENDPOINT: 'http://s3:8333',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: accessKey,
    S3_SECRET_ACCESS_KEY: settings.S3_CONTAINER_SECRET,
    S3_REGION: 'us-east-1',
    S3_FORCE_PATH_STYLE: 'on',
  }
}

export function withValkey(settings: Settings): Settings {
  if (settings.REDIS_URL !== '') return settings
  const password = encodeURIComponent(settings.REDIS_CONTAINER_SECRET)
  return { ...settings, REDIS_URL: `redis://:${password}@valkey:6379` }
}

export function valkeyFiles({ REDIS_CONTAINER_SECRET: password }: Settings) {
  return { password, 'valkey.conf': `requirepass ${JSON.stringify(password)}\n` }
}

export function storageFiles({ S3_CONTAINER_SECRET: secretKey }: Settings): Record<string, string> {
  const credentials = [{ accessKey, secretKey }]
  const identities = [{ name: 'shop', credentials, actions: ['Admin'] }]
  return { 's3.json': JSON.stringify({ identities }) }
}

/** What Prometheus' exporters sign in with, and the address that visitors use. */
export function monitoringFiles(settings: Settings): Record<string, string> {
  const { DATABASE_PASSWORD, PUBLIC_URL, REDIS_CONTAINER_SECRET } = settings
  const { hostname } = new URL(PUBLIC_URL)
  const targets = hostname === 'localhost' ? [] : [`${PUBLIC_URL}/vn`]
  return {
    postgres: monitoringPassword(DATABASE_PASSWORD),
    'valkey.json': JSON.stringify({ 'redis://valkey:6379': REDIS_CONTAINER_SECRET }),
    'public.json': JSON.stringify([{ targets, labels: { optional: 'public address' } }]),
  }
}
