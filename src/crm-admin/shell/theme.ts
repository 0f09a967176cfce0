import type { ThemeConfig } from 'antd'

const pine = '#123c3b'

/** Whoever asks the system for little movement gets none. */
const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** The shop's colours (DESIGN part 9) at contrasts that text needs on white. */
export const staffTheme: ThemeConfig = {
  token: {
    colorPrimary: '#1f6866',
    colorPrimaryBg: '#e6f0ee',
    colorPrimaryBgHover: '#d6e6e3',
    colorLink: '#1f6866',
    colorInfo: '#1f6866',
    colorError: '#b3261e',
    colorErrorBg: '#fdf0ee',
    colorTextBase: '#1d2b2a',
    colorTextPlaceholder: '#5f6b69',
    colorTextDescription: '#55615f',
    controlItemBgActiveHover: '#d6e6e3',
    colorBgLayout: '#f7f3ed',
    borderRadius: 8,
    fontFamily: "'Be Vietnam Pro', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontSize: 15,
    fontWeightStrong: 500,
    controlHeight: 40,
    motion: !isStill,
  },
  components: {
    Layout: { siderBg: pine, headerBg: '#ffffff', headerHeight: 64, headerPadding: 0 },
    Select: { optionSelectedBg: '#e6f0ee' },
    Alert: { withDescriptionPadding: '14px 16px', withDescriptionIconSize: 20 },
    Table: { headerBg: '#f2ece3', cellPaddingInlineMD: 14 },
  },
}
