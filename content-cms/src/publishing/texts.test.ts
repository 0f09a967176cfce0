import { expect, it } from 'vitest'
import { say, stateOf } from './texts'

const waiting = { seconds: null, age: 1, fronts: 2, waiting: 2, failed: [] }

it.each([
  [{ ...waiting, seconds: 0.8 }, true, 'Đã lên cửa hàng sau 0.8 giây'],
  [{ ...waiting, seconds: 0.8 }, false, 'Đã tạm ẩn sau 0.8 giây'],
  [waiting, true, 'Đang đưa lên cửa hàng…'],
  [{ ...waiting, age: 11, waiting: 1 }, true, /còn chờ 1\/2 máy chủ/],
  [{ ...waiting, age: 30, fronts: 0 }, true, /chưa có máy chủ nào của cửa hàng trả lời/],
  [{ ...waiting, failed: ['/vn/faq'] }, true, /không dựng được trang \/vn\/faq. Hệ thống thử lại/],
] as const)('%j is described for editors', (publication, isShown, words) => {
  const state = stateOf({
    isShown,
    isHidden: !isShown,
    page: null,
    publication: { ...publication, failed: [...publication.failed] },
  })
  expect(state && say('vi', state.sentence, state.values)).toMatch(words)
})

it('says nothing about old publications', () => {
  const publication = { ...waiting, failed: [], seconds: 0.8, age: 601 }
  expect(stateOf({ isShown: true, isHidden: false, page: null, publication })).toBeNull()
  expect(stateOf({ isShown: true, isHidden: false, page: null, publication: null })).toBeNull()
})
