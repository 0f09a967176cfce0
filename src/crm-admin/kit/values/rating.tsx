import { pictureAddress } from '../../../api-client/ratings.ts'

/** Colours of a rating's states, as in antd's palette. */
export const ratingColours = { new: 'orange', active: 'green', inactive: null } as const

/** @param label the number of stars in words */
export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <span className="crm-nowrap">
      <span aria-hidden="true" className="crm-stars">
        {'★'.repeat(stars)}
        {'☆'.repeat(5 - stars)}
      </span>
      <span className="crm-hidden">{label}</span>
    </span>
  )
}

interface RatingPicturesProps {
  ids: readonly string[]
  /** @param number from 1 */
  label: (number: number) => string
}

export function RatingPictures({ ids, label }: RatingPicturesProps) {
  return (
    <span className="crm-row">
      {ids.map((id, index) => (
        <a key={id} href={pictureAddress(id, 'large')} target="_blank" rel="noopener">
          <img
            src={pictureAddress(id, 'small')}
            alt={label(index + 1)}
            width={72}
            height={72}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  )
}
