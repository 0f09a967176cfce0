/** The checkout's body for an order of sample content. */
export const orderBody = {
  name: 'Nguyễn Văn A',
  phone: '0912345678',
  address: '1 Lê Lợi',
  province: 'Thành phố Hồ Chí Minh',
  district: 'Quận 1',
  ward: 'Phường Bến Nghé',
  payment: 'cod',
  cartitems: [{ product: 1, quantity: 2 }],
  consent_data: true,
  consent_policy: true,
}
