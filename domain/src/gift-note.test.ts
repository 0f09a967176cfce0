import { expect, it } from 'vitest'
import { readGift, withGift } from './gift-note.js'

it.each([
  ['', { from: 'Lan', message: 'Ngủ sớm nhé mẹ' }],
  ['Gọi trước', { from: '', message: 'Dòng một\nDòng hai [♥]' }],
  ['Gọi trước\nchiều', { from: 'Lan', message: '' }],
  ['', { from: '', message: '' }],
])('reads the gift that was written into the note %j', (note, gift) => {
  expect(readGift(withGift(note, gift))).toEqual({ note, gift })
})

it('keeps the name of the giver on one line of the head', () => {
  expect(readGift(withGift('', { from: ' Lan\n] [x', message: 'Mừng' }))).toEqual({
    note: '',
    gift: { from: 'Lan x', message: 'Mừng' },
  })
})

it.each(['', 'Quà tặng', 'Gọi trước [9h]'])('reads no gift from %j', (note) => {
  expect(readGift(note)).toEqual({ note, gift: null })
})
