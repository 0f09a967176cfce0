import { emptyStates } from '@nas/domain/empty-states'
import { describe, expect, it } from 'vitest'
import { ReadModel } from '../content/read-model.ts'
import { createReader } from '../content/reader.ts'
import { editedTexts } from './edited-texts.ts'

const model = ReadModel.empty()
const reader = createReader(model)
const cart = (locale: 'vi' | 'en') => {
  const { emptyTitle, emptyText, close } = editedTexts({ locale, reader }, 'cart')
  return { emptyTitle, emptyText, close }
}
const { emptyTitle, emptyText } = emptyStates.cart

describe('editedTexts', () => {
  it('has the shipped sentences until editors change them', () => {
    const shipped = { emptyTitle: emptyTitle.vi, emptyText: emptyText.vi, close: 'Đóng giỏ hàng' }
    expect(cart('vi')).toEqual(shipped)
  })

  it('has the words of editors in their language only, and the shipped ones for empty fields', () => {
    const written = { emptyTitle: { vi: 'Giỏ còn trống', en: '' }, emptyText: { vi: null } }
    model.table('emptyinfo').replaceAll([{ id: 1, cart: written }])
    expect(cart('vi')).toMatchObject({ emptyTitle: 'Giỏ còn trống', emptyText: emptyText.vi })
    expect(cart('en')).toMatchObject({ emptyTitle: emptyTitle.en, emptyText: emptyText.en })
  })
})
