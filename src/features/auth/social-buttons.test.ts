import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goToProvider } from './social-buttons.tsx'

const kept = new Map<string, string>()
const left: string[] = []

beforeEach(() => {
  kept.clear()
  left.length = 0
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('location', {
    origin: 'https://shop.example',
    pathname: '/vn/faq',
    search: '',
    hash: '#3',
    assign: (address: string) => left.push(address),
  })
})
afterEach(() => vi.unstubAllGlobals())

const answerWith = (answer: object) => vi.stubGlobal('fetch', async () => answer)

it('redirects to the provider and stores the page to return to', async () => {
  answerWith({ type: 'opaqueredirect', status: 0 })
  expect(await goToProvider('google', 'vi')).toBe(true)
  expect(left).toEqual(['/api/connect/google?locale=vi'])
  expect(kept.get('nas:before-connect')).toBe('"/vn/faq#3"')
})

it('stays when the provider is not configured', async () => {
  answerWith({ type: 'basic', status: 400 })
  expect(await goToProvider('facebook', 'en')).toBe(false)
  expect([left, [...kept]]).toEqual([[], []])
})

it.each([429, 500, 503])('stays when the server answers %i', async (status) => {
  answerWith({ type: 'basic', status })
  await expect(goToProvider('google', 'vi')).rejects.toMatchObject({ status })
  expect(left).toEqual([])
})

it('stays without a network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  await expect(goToProvider('google', 'vi')).rejects.toMatchObject({ code: 'network' })
  expect(left).toEqual([])
})
