import { expect, it } from 'vitest'
import { previewToken, readPreviewToken } from './preview-token'

const secret = 'a secret of the tests'
const previewed = { kind: 'products', id: '3', locale: 'vi' } as const
const now = Date.parse('2026-11-29T03:00:00Z')
const token = previewToken(secret, previewed, now)

it('names its document and language for an hour', () => {
  expect(readPreviewToken(secret, token, now + 3_600_000)).toEqual(previewed)
  expect(readPreviewToken(secret, token, now + 3_600_001)).toBe('expired')
})

it('is void with another document, signature or secret', () => {
  const [text, signature] = token.split('.')
  const [other] = previewToken('another secret', { ...previewed, id: '4' }, now).split('.')
  for (const wrong of [`${other}.${signature}`, `${text}.`, `${text}`, '', `${text}.${text}`]) {
    expect(readPreviewToken(secret, wrong, now)).toBeNull()
  }
  expect(readPreviewToken('another secret', token, now)).toBeNull()
})
