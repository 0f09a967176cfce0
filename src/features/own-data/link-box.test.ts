import { expect, it } from 'vitest'
import { readMailedLink } from './link-box.tsx'

it.each([
  ['#export=a-b_c', { purpose: 'export', code: 'a-b_c' }],
  ['#erasure=x', { purpose: 'erasure', code: 'x' }],
  ['#confirm=x.y', { purpose: 'confirm', code: 'x.y' }],
  ['#revert=x', { purpose: 'revert', code: 'x' }],
  ['', null],
  ['#', null],
  ['#export=', null],
  ['#code=x', null],
])('%s', (hash, link) => expect(readMailedLink(hash)).toEqual(link))
