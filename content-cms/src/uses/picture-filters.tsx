import type { ListViewServerProps } from 'payload'
import { languageOf } from '../labels'
import { recommendedWidth } from '../pictures/picture-kinds'
import { unused } from './unused-pictures'

const texts = {
  vi: {
    label: 'Lọc hình ảnh',
    all: 'Tất cả',
    unused: 'Chưa dùng ở đâu',
    small: `Hẹp hơn ${recommendedWidth} px`,
  },
  en: {
    label: 'Filter pictures',
    all: 'All',
    unused: 'Not in use',
    small: `Narrower than ${recommendedWidth} px`,
  },
}

const conditions = {
  all: '',
  unused: `[${unused}][equals]=true`,
  small: `[width][less_than]=${recommendedWidth}`,
}

/** Links to filtered lists above the list of pictures. */
export function PictureFilters({ i18n }: ListViewServerProps) {
  const say = texts[languageOf(i18n.language)]
  return (
    <nav
      aria-label={say.label}
      style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', marginBlock: '0.75rem' }}
    >
      {(['all', 'unused', 'small'] as const).map((name) => {
        const condition = conditions[name]
        const query = condition && `?where[or][0][and][0]${condition}`
        return (
          <a key={name} href={`/admin/collections/media${query}`}>
            {say[name]}
          </a>
        )
      })}
    </nav>
  )
}
