/** An accepted body with the test's changes. */
export function orderBody(change: Record<string, unknown> = {}) {
  return {
    items: [{ product: 1, quantity: 1 }],
    name: 'Trần Thị Bưởi',
    phone: '0912345678',
    address: '12 Nguyễn Huệ',
    province: 'Thành phố Hồ Chí Minh',
    district: 'Quận 1',
    ward: 'Phường Bến Nghé',
    address_scheme: 'three_levels',
    create_account: false,
    payment: 'cod',
    locale: 'vi',
    consents: [
      { purpose: 'data', granted: true, version: '2026-11' },
      { purpose: 'policy', granted: true, version: '2026-11' },
      { purpose: 'marketing', granted: false, version: '2026-11' },
    ],
    ...change,
  }
}
