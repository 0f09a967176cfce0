import type { Locale } from '../../i18n/locale.ts'
import { checkedAtom } from '../../stores/checked-storage.ts'
import { storageKeys } from '../../stores/keys.ts'

const usual: Locale = 'vi'

/** Language of the back office; Vietnamese until somebody switches, whatever the shop's pages speak. */
export const $staffLocale = checkedAtom<Locale>(storageKeys.staffLocale, usual, (stored) =>
  stored === 'en' ? 'en' : usual,
)
