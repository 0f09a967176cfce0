import fc from 'fast-check'

const texts = [
  ...[
    '',
    ' ',
    '\0',
    'x\0y',
    '%',
    '_',
    '\\',
    "'",
    '"',
    "1' or '1'='1",
    '--',
    ';drop table x',
    '$1',
    '?',
  ],
  ...[
    '../../etc/passwd',
    '..\\..\\',
    '/',
    '//',
    '.',
    '..',
    '#{7*7}',
    '{{7*7}}',
    '<script>',
    '&lt;',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'true'],
  ...['0', '-0', '-1', '1e309', '0x10', '1_000', '٣', '１', '9007199254740993', '1.5', '+1', ' 1'],
  ...['2026-02-30', '0000-00-00', '+275760-09-13', '1e3', 'Infinity', '2026-11-21T25:00:00Z'],
  ...[
    '\uD800',
    '\uFFFF',
    '\u202Eabc',
    'é',
    'e\u0301',
    'Đ'.repeat(70),
    'İ',
    'ß',
    '👩‍👩‍👧',
    '\r\nX-Evil: 1',
  ],
  ...['$eq', '$or', 'id', '*', 'a.b.c', 'a,b', '[', ']', '[]', '[0]', '&', '=', '#', '(a+)+$'],
  'x'.repeat(300),
  'x'.repeat(5000),
]

export const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1e21,
  -1e21,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  1e308,
  999_999_999,
]

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Values of any JSON type that often break programs. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(...numbers, true, false, null, [], {}, [[]], [null], [{}]),
  fc.constantFrom<unknown>({ $ne: null }, { id: 1 }, { connect: [1] }, { set: [{ id: 'x' }] }),
  fc.constantFrom<unknown>({ length: 5 }, { toString: 1 }, { valueOf: 1 }, { data: {} }),
  fc.constantFrom(nested(12), nested(500)),
  fc.integer({ min: 101, max: 300 }).map((length) => Array.from({ length }, (_, index) => index)),
)
