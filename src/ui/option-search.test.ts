import { describe, expect, it } from 'vitest'
import { byName, namedOption, searchOptions } from './option-search.ts'

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
  it('ignores accents, case and the kind of place', () => {
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

  it('returns all for no input and none for nonsense', () => {
    expect(names('  ')).toHaveLength(options.length)
    expect(names('xyz')).toEqual([])
  })
})

describe('short forms', () => {
  const cities = ['Tỉnh Hà Giang', 'Thành phố Hà Nội', 'Thành phố Đà Nẵng', 'Thành phố Hồ Chí Minh']
  const districts = ['Quận 10', 'Quận 1', 'Quận 3', 'Quận Ba Đình', 'Huyện Củ Chi', 'Phường 01']
  const found = (list: string[], text: string) =>
    searchOptions(
      list.map((name, id) => ({ id, name })),
      text,
    ).map(({ name }) => name)

  it.each([
    ...['hcm', 'HCM', 'tphcm', 'TP.HCM', 'tp hcm', 'sài gòn', 'Sai Gon', 'sg'].map(
      (text) => [text, 'Thành phố Hồ Chí Minh'] as const,
    ),
    ...['hochiminh', 'Ho Chi Minh City', 'HCM city'].map(
      (text) => [text, 'Thành phố Hồ Chí Minh'] as const,
    ),
    ...['hn', 'hà nội', 'TP. Hà Nội', 'tp.hn', 'Hanoi'].map(
      (text) => [text, 'Thành phố Hà Nội'] as const,
    ),
    ...['đn', 'dn', 'tp đà nẵng', 'Danang'].map((text) => [text, 'Thành phố Đà Nẵng'] as const),
  ])('%s is the city %s', (text, city) => {
    expect(found(cities, text)[0]).toBe(city)
    const options = cities.map((name, id) => ({ id, name }))
    expect(namedOption(options, text)?.name).toBe(city)
  })

  it.each([
    ['q1', ['Quận 1', 'Quận 10']],
    ['Q.3', ['Quận 3']],
    ['q. 3', ['Quận 3']],
    ['q ba dinh', ['Quận Ba Đình']],
    ['Badinh', ['Quận Ba Đình']],
    ['Ba Dinh District', ['Quận Ba Đình']],
    ['district 3', ['Quận 3']],
    ['d1', ['Quận 1', 'Quận 10']],
    ['ward 1', ['Phường 01']],
    ['h củ chi', ['Huyện Củ Chi']],
    ['p1', ['Phường 01']],
    ['phường 1', ['Phường 01']],
  ])('%s finds %s', (text, names) => expect(found(districts, text)).toEqual(names))

  it('do not hide names that begin with the same letters', () => {
    expect(found(['Quận Hoàng Mai', 'Huyện Hóc Môn'], 'ho')).toHaveLength(2)
    expect(found(['Quận Tân Bình', 'Thị xã Tân Uyên'], 't')).toHaveLength(2)
  })
})

describe('former names', () => {
  const wards = [
    { id: 1, name: 'Phường An Khánh', aliases: ['Quận 2', 'Thành phố Thủ Đức'], aliasNote: 'cũ' },
    { id: 2, name: 'Phường Sài Gòn', aliases: ['Quận 1', 'Phường Bến Nghé'], aliasNote: 'cũ' },
    { id: 3, name: 'Phường Thủ Đức', aliases: ['Quận Thủ Đức', 'Thành phố Thủ Đức'] },
  ]
  const found = (text: string) => searchOptions(wards, text).map(({ id, note }) => [id, note])

  it.each(['quận 2', 'Q2', 'q.2', 'quận 2'.normalize('NFD'), 'district 2'])(
    'find what it is now: %s',
    (text) => {
      expect(found(text)).toEqual([[1, 'cũ']])
      expect(namedOption(wards, text)?.id).toBe(1)
    },
  )

  it('come after a name of today, and choose nothing where several have it', () => {
    expect(found('thủ đức')).toEqual([
      [3, undefined],
      [1, 'cũ'],
    ])
    expect(namedOption(wards, 'thu duc')?.id).toBe(3)
    expect(namedOption(wards, 'thanh pho thu duc')).toBeUndefined()
    expect(found('ben nghe')).toEqual([[2, 'cũ']])
    expect(found('nghe')).toEqual([])
  })
})

it('sorts names with numbers by the number', () => {
  const names = ['Quận 10', 'Huyện Củ Chi', 'Quận 3', 'Quận 1', 'Quận Ba Đình']
  const options = names.map((name, id) => ({ id, name })).sort(byName)
  expect(options.map(({ name }) => name)).toEqual([
    'Huyện Củ Chi',
    'Quận 1',
    'Quận 3',
    'Quận 10',
    'Quận Ba Đình',
  ])
})

describe('namedOption', () => {
  it.each([
    ['ha noi', 'Thành phố Hà Nội'],
    ['Thành phố Hà Nội', 'Thành phố Hà Nội'],
    ['phuong 1', 'Phường 1'],
    ['1', 'Phường 1'],
  ])('%s is %s', (text, name) => expect(namedOption(options, text)?.name).toBe(name))

  it.each(['', 'ha', 'xyz'])('%j has none', (text) => {
    expect(namedOption(options, text)).toBeUndefined()
  })
})
