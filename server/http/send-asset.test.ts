import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { inject } from 'light-my-request'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Asset, compress, etagOf, pageCaching } from '../release/asset.ts'
import { sendAsset } from './send-asset.ts'

const text = '<p>Sữa rửa mặt</p>'.repeat(100)
let asset: Asset

beforeAll(async () => {
  const bodies = await compress(Buffer.from(text), 'swift')
  asset = {
    type: 'text/html; charset=utf-8',
    etag: etagOf(bodies.identity),
    cacheControl: pageCaching,
    headers: { 'X-Test': 'yes' },
    bodies,
  }
})

const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  inject((request, response) => sendAsset(request as never, response as never, asset), {
    method,
    url: '/',
    headers,
  })

describe('a response from memory', () => {
  it('is brotli if accepted, else gzip, else plain', async () => {
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text)
    const gzip = await ask({ 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(text)
    const plain = await ask({ 'accept-encoding': 'identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.payload).toBe(text)
  })

  it('has the headers on which caches depend', async () => {
    const answer = await ask({})
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['cache-control']).toBe(pageCaching)
    expect(answer.headers['x-test']).toBe('yes')
  })

  it('is 304 without a body for a matching tag, weak or in a list', async () => {
    for (const tag of [asset.etag, `W/${asset.etag}`, `"other", ${asset.etag}`, '*']) {
      const answer = await ask({ 'if-none-match': tag })
      expect(answer.statusCode).toBe(304)
      expect(answer.payload).toBe('')
    }
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('has no body for HEAD', async () => {
    const answer = await ask({}, 'HEAD')
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toBe('')
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0)
  })
})
