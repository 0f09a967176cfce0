export const callResults = ['reached', 'no_answer', 'wrong_number', 'duplicate', 'later'] as const

export type CallResult = (typeof callResults)[number]

export const callResultLabels = {
  reached: { vi: 'Đã gọi được', en: 'Reached' },
  no_answer: { vi: 'Không nghe máy', en: 'No answer' },
  wrong_number: { vi: 'Sai số', en: 'Wrong number' },
  duplicate: { vi: 'Đơn trùng', en: 'Duplicate order' },
  later: { vi: 'Hẹn gọi lại', en: 'Call again' },
} as const satisfies Record<CallResult, { vi: string; en: string }>
