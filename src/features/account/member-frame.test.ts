import { describe, expect, it } from 'vitest'
import { memberTabs, readTab } from './member-frame.tsx'

describe('readTab', () => {
  it('recognises the tabs of SPEC §2 by their hashes', () => {
    expect(memberTabs).toEqual(['tab1', 'tab2', 'tab4', 'tab5', 'tab6'])
    for (const tab of memberTabs) expect(readTab(`#${tab}`)).toBe(tab)
  })

  it.each(['', '#', '#tab3', '#tab7', '#main', 'tab2', '#tab2x'])(
    'opens the first for %j',
    (hash) => {
      expect(readTab(hash)).toBe('tab1')
    },
  )
})
