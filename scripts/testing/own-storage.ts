/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

interface Options {
  /** For Amazon's SDK, which signs a slash after a bucket, which s3rver does not. */
  allowMismatchedSignatures?: boolean
  bucket?: string
  address?: string
  port?: number
  /** Key and certificate (PEM). With both, the storage serves HTTPS. */
  key?: string
  cert?: string
}

/** An S3 storage with one bucket and s3rver's fixed key. */
export async function startS3({ bucket = 'pictures', port: given = 0, ...options }: Options = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'nas-s3-'))
  const serverAt = (port: number) =>
    new S3rver({
      directory,
      port,
      address: '127.0.0.1',
      silent: true,
      ...options,
      configureBuckets: [{ name: bucket, configs: [] }],
    })
  let server = serverAt(given)
  const { port } = await server.run()
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_REGION: 'us-east-1',
    S3_FORCE_PATH_STYLE: 'on' as const,
  }
  const stop = async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
  /** Runs the work while the storage is unavailable. */
  const away = async (work: () => Promise<void>) => {
    await server.close()
    try {
      await work()
    } finally {
      server = serverAt(port)
      await server.run()
    }
  }
  return { settings, away, stop }
}
