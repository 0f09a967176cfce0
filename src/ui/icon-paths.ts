/** Line drawings on a 24 by 24 grid. */
export const iconPaths = {
  menu: 'M4 8h16M4 16h16',
  close: 'M6 6l12 12M18 6L6 18',
  bag: 'M6 8.5h12l1 11.5H5zM9 8.5V7a3 3 0 0 1 6 0v1.5',
  user: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  chevron: 'M7 10l5 5 5-5',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  arrow: 'M5 12h14M13.5 6.5L19 12l-5.5 5.5',
  plus: 'M6 12h12M12 6v12',
  minus: 'M6 12h12',
  truck: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M7.5 18.5a1.5 1.5 0 1 0 0-.1zM17.5 18.5a1.5 1.5 0 1 0 0-.1z',
  cash: 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5zM6 10v4M18 10v4',
  chat: 'M4 5.5h16v11H11l-4.5 3.5v-3.5H4zM8 9.5h8M8 12.5h5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  phone:
    'M6 4h3.5l1.5 4.5-2 1.5a10 10 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  play: 'M8 5.5l11 6.5-11 6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  trash: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 10.5v5.5M13.5 10.5v5.5',
  star: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  heart:
    'M12 20.3S3.8 15.4 3.8 9.6a4.4 4.4 0 0 1 8.2-2.2a4.4 4.4 0 0 1 8.2 2.2c0 5.8-8.2 10.7-8.2 10.7z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 9.5v4M12 16.7v.1M12 4l9 16H3z',
  danger: 'M12 7.5v5.5M12 16.2v.1M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17z',
} as const

export type IconName = keyof typeof iconPaths
