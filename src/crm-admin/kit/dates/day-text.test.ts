import { describe, expect, it } from 'vitest'
import { dayText, maskDay, momentText, readDay, readMoment } from './day-text.ts'

describe('a typed day', () => {
  it.each([
    ['', ''],
    ['21/11/2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    ['2026-11-21', '2026-11-21'],
    ['11/21/2026', null],
    ['31/02/2026', null],
    ['21/11/26', null],
    ['21/11', null],
  ])('%j is %j', (text, day) => {
    expect(readDay(text)).toBe(day)
  })

  it('is shown as DD/MM/YYYY', () => {
    expect(['2026-11-21', ''].map(dayText)).toEqual(['21/11/2026', ''])
  })

  it('gets its slashes while it is typed, but not while it is deleted', () => {
    const type = (keys: string) => [...keys].reduce((text, key) => maskDay(text + key, text), '')
    expect(type('21112026')).toBe('21/11/2026')
    expect(type('1/2/2026')).toBe('1/2/2026')
    expect(type('1.12.2026')).toBe('1/12/2026')
    expect(maskDay('21/11', '21/11/')).toBe('21/11')
    expect([maskDay('2026-11-21', ''), maskDay('21112026', '')]).toEqual([
      '21/11/2026',
      '21/11/2026',
    ])
  })
})

it.each([
  ['2026-11-21T09:05', '21/11/2026 09:05'],
  ['21/11/2026 9', '21/11/2026 9'],
  ['', ''],
])('the time %j is shown as %j and parsed again', (local, text) => {
  expect(momentText(local)).toBe(text)
  expect(readMoment(text)).toBe(local)
})
