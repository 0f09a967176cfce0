import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddresses, comesFrom } from './client-address.ts'

function from(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { headers, socket: { remoteAddress }, connection: { remoteAddress } } as never
}

const cdn = clientAddresses('10.0.0.0/8, 192.0.2.7')

test.each([
  ['a header of a stranger', from('198.51.100.1', '203.0.113.9'), '198.51.100.1'],
  ['one proxy', from('10.1.2.3', '203.0.113.9'), '203.0.113.9'],
  ['a CDN before the proxy', from('10.1.2.3', '203.0.113.9, 192.0.2.7'), '203.0.113.9'],
  ['what the caller wrote itself', from('10.1.2.3', '1.1.1.1, 203.0.113.9'), '203.0.113.9'],
  ['no header', from('10.1.2.3'), '10.1.2.3'],
  ['IPv4 written as IPv6', from('::ffff:10.1.2.3', '::ffff:203.0.113.9'), '203.0.113.9'],
  ['what is no address', from('10.1.2.3', 'no-address'), 'unknown'],
  ['a connection that has ended', from(undefined), 'unknown'],
])('%s', (_name, request, expected) => expect(cdn(request)).toBe(expected))

test('all addresses of an IPv6 customer are one caller', () => {
  const read = clientAddresses()
  const one = read(from('2001:db8:1:2:aaaa::1'))
  expect(read(from('2001:db8:1:2:bbbb::2'))).toBe(one)
  expect(read(from('2001:db8:1:3::1'))).not.toBe(one)
})

test('ignores the header without a proxy', () => {
  expect(clientAddresses()(from('127.0.0.1', '203.0.113.9'))).toBe('127.0.0.1')
})

test('a call comes from a proxy only by its connection, regardless of headers', () => {
  const isProxied = comesFrom('10.0.0.0/8, 192.0.2.7')
  expect(isProxied(from('10.1.2.3', '203.0.113.9'))).toBe(true)
  expect(isProxied(from('::ffff:192.0.2.7'))).toBe(true)
  expect(isProxied(from('198.51.100.1', '10.1.2.3'))).toBe(false)
  expect(isProxied(from(undefined))).toBe(false)
  expect(comesFrom()(from('127.0.0.1'))).toBe(false)
})
