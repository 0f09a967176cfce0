import { describe, expect, it } from 'vitest'
import { namedOption, searchOptions } from './option-search.ts'

const options = [
  'Thành phố Hà Nội',
  'Tỉnh Hà Giang',
  'Thành phố Đà Nẵng',
  'Tỉnh Đắk Lắk',
  'Thành phố Hồ Chí Minh',
  'Phường 1',
  'Phường 10',
].map((name, id) => ({ id, name }))

const names = (text: string) => searchOptions(options, text).map(({ name }) => name)

describe('searchOptions', () => {
  it('finds without accents, case and kind', () => {
    expect(names('ha noi')).toEqual(['Thành phố Hà Nội'])
    expect(names('DA NANG')).toEqual(['Thành phố Đà Nẵng'])
    expect(names('đắk')).toEqual(['Tỉnh Đắk Lắk'])
  })

  it('finds while a Vietnamese word is still being typed', () => {
    expect(names('Hồ Chi')).toEqual(['Thành phố Hồ Chí Minh'])
  })

  it('puts names that begin with the text first', () => {
    expect(names('ha')[0]).toBe('Thành phố Hà Nội')
    expect(names('nang')).toEqual(['Thành phố Đà Nẵng'])
  })

  it('gives all for nothing and nothing for nonsense', () => {
    expect(names('  ')).toHaveLength(options.length)
    expect(names('xyz')).toEqual([])
  })
})

describe('namedOption', () => {
  it.each([
    ['ha noi', 'Thành phố Hà Nội'],
    ['Thành phố Hà Nội', 'Thành phố Hà Nội'],
    ['phuong 1', 'Phường 1'],
    ['1', 'Phường 1'],
  ])('%s is %s', (text, name) => expect(namedOption(options, text)?.name).toBe(name))

  it.each(['', 'ha', 'xyz'])('%j is none', (text) => {
    expect(namedOption(options, text)).toBeUndefined()
  })
})
