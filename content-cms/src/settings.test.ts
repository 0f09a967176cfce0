import { describe, expect, it } from 'vitest'
import { adminUrl, readContentSettings } from './settings'

const right = {
  NODE_ENV: 'test',
  CONTENT_DATABASE_URL: 'postgres://localhost/content',
  PAYLOAD_SECRET: 'secret-of-the-tests',
  CONTENT_URL: 'http://localhost:3001',
  PUBLIC_URL: 'http://localhost:4321',
  MEDIA_DIR: '/var/media',
  MAIL_FROM: 'NAS <shop@nas.example>',
  MAIL_DIR: '/var/mail',
} as const

describe('the address of the admin', () => {
  it('differs from the address of the service behind TLS', () => {
    expect(adminUrl(right)).toBe('http://localhost:3001')
    const CONTENT_ADMIN_URL = 'https://content.nas.vn'
    expect(adminUrl({ ...right, CONTENT_ADMIN_URL })).toBe(CONTENT_ADMIN_URL)
  })
})

describe('readContentSettings', () => {
  it('returns the given values', () => {
    expect(readContentSettings(right).MEDIA_DIR).toBe('/var/media')
  })

  it('names every missing setting and its purpose', () => {
    const { PAYLOAD_SECRET: _secret, ...rest } = right
    const read = () => readContentSettings({ ...rest, MEDIA_DIR: ' ' })
    expect(read).toThrow(/PAYLOAD_SECRET is missing: the secret that signs/)
    expect(read).toThrow(/MEDIA_DIR is missing: the folder/)
  })

  it.each([
    ['MEDIA_DIR', 'var/media', /absolute/],
    ['CONTENT_URL', 'localhost:3001', /http:\/\//],
    ['CONTENT_DATABASE_URL', 'mysql://localhost', /postgres:\/\//],
  ])('rejects %s=%s', (name, value, message) => {
    expect(() => readContentSettings({ ...right, [name]: value })).toThrow(message)
  })
})
