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
