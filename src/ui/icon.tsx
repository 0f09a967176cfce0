const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  trash: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 10.5v5.5M13.5 10.5v5.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 8.5v4.5M12 16.2v.1M12 3.5l9 16H3z',
  danger: 'M12 7.5v5.5M12 16.2v.1M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z',
  bag: 'M6 8.5h12l1 11.5H5zM9 8.5V7a3 3 0 0 1 6 0v1.5',
  truck: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M7.5 18.5a1.5 1.5 0 1 0 0-.1zM17.5 18.5a1.5 1.5 0 1 0 0-.1z',
  chevron: 'M7 10l5 5 5-5',
} as const

export type IconName = keyof typeof paths

/** A drawing beside words; a button that has only an icon carries its own label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
