import { expect, it } from 'vitest'
import { makeSecrets, readSettings, SettingsError } from '../stack/settings.ts'
import { monitoringFiles, postgresFiles, valkeyFiles, withValkey } from './configuration-files.ts'

const secrets = makeSecrets()
const files = (env: Record<string, string> = {}) =>
  postgresFiles(readSettings({ ...secrets, ...env }))

const s3 = {
  BACKUP_S3_BUCKET: 'nas-backups',
  BACKUP_S3_ENDPOINT: 's3.example.com:9000',
  BACKUP_S3_KEY: 'key',
  BACKUP_S3_SECRET: 'hidden',
}

it('backs up into the volume unless a bucket is named', () => {
  const { 'pgbackrest.conf': config = '', schedule, password } = files()
  expect(config).toContain('repo1-path=/srv/backups\n')
  expect(config).toContain('repo1-retention-full=14\n')
  expect(config).not.toMatch(/s3|cipher|=\n/)
  expect(schedule).toBe('HOURS=24\n')
  expect(password).toBe(secrets.DATABASE_PASSWORD)
})

it('backs up into the bucket, encrypted when a passphrase is set', () => {
  const passphrase = 'a-long-passphrase-of-ours'
  const { 'pgbackrest.conf': config = '' } = files({ ...s3, BACKUP_PASSPHRASE: passphrase })
  expect(config).toContain('repo1-s3-endpoint=s3.example.com\nrepo1-storage-port=9000\n')
  expect(config).toContain('repo1-s3-key-secret=hidden\n')
  expect(config).toContain(`repo1-cipher-type=aes-256-cbc\nrepo1-cipher-pass=${passphrase}\n`)
  expect(config).not.toContain('/srv/backups')
})

it('names missing settings of a bucket, and rejects values with a line break', () => {
  const { BACKUP_S3_SECRET: _secret, ...incomplete } = s3
  expect(() => files(incomplete)).toThrow(SettingsError)
  expect(() => files(incomplete)).toThrow('BACKUP_S3_SECRET is missing')
  expect(() => files({ ...s3, BACKUP_S3_KEY: 'a\nrepo1-path=/' })).toThrow(
    'BACKUP_S3_KEY must be one word',
  )
})

it('protects Valkey by a password, unless a Redis is named', () => {
  const settings = readSettings({ ...secrets, REDIS_CONTAINER_SECRET: 'a "secret" of ours' })
  expect(valkeyFiles(settings)['valkey.conf']).toBe('requirepass "a \\"secret\\" of ours"\n')
  expect(withValkey(settings).REDIS_URL).toBe('redis://:a%20%22secret%22%20of%20ours@valkey:6379')
  const named = readSettings({ ...secrets, REDIS_URL: 'redis://redis.example' })
  expect(withValkey(named).REDIS_URL).toBe('redis://redis.example')
})

it('gives the exporters a password each, and a public shop its address to probe', () => {
  const monitored = (PUBLIC_URL: string) =>
    monitoringFiles(readSettings({ ...secrets, PUBLIC_URL }))
  const { postgres, ...shop } = monitored('https://shop.example')
  expect(postgres).not.toBe(secrets.DATABASE_PASSWORD)
  expect(JSON.parse(shop['valkey.json'] ?? '')).toEqual({
    'redis://valkey:6379': secrets.REDIS_CONTAINER_SECRET,
  })
  expect(shop['public.json']).toContain('"targets":["https://shop.example/vn"]')
  expect(monitored('http://localhost:8080')['public.json']).toContain('"targets":[]')
})
