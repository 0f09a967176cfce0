type Text = { vi: string; en: string }

export type HomeSectionName =
  | 'promises'
  | 'categories'
  | 'best_sellers'
  | 'promotion'
  | 'film'
  | 'club'

export interface HomeSection {
  section: HomeSectionName
  /** Heading and text below it; `promises`, `promotion` and `film` have their own. */
  title?: Text
  text?: Text
}

export type PromiseIcon = 'truck' | 'cash' | 'chat'

export interface HomePromise {
  icon: PromiseIcon
  title: Text
  /** `{{amount}}`: the sum above which delivery is free. */
  text: Text
}

export const promisePlaceholders = ['amount']

/** The home page until editors change it. */
export const standardHome: { sections: HomeSection[]; promises: HomePromise[] } = {
  sections: [
    { section: 'promises' },
    {
      section: 'categories',
      title: { vi: 'Chăm sóc theo nhu cầu', en: 'Care for every need' },
      text: {
        vi: 'Từ làn da đến sức khỏe bên trong, chọn điều bạn đang cần.',
        en: 'From skin to inner health, begin with what you need today.',
      },
    },
    {
      section: 'best_sellers',
      title: { vi: 'Được yêu thích nhất', en: 'Best sellers' },
      text: {
        vi: 'Những sản phẩm được khách hàng NAS chọn nhiều nhất.',
        en: 'The products NAS customers choose most.',
      },
    },
    { section: 'promotion' },
    { section: 'film' },
    {
      section: 'club',
      title: { vi: 'Câu chuyện từ Aura Club', en: 'Stories from Aura Club' },
      text: {
        vi: 'Kiến thức chăm sóc da và sức khỏe, viết ngắn gọn và dễ áp dụng.',
        en: 'Skin and health knowledge, short and easy to use.',
      },
    },
  ],
  promises: [
    {
      icon: 'truck',
      title: { vi: 'Miễn phí giao hàng', en: 'Free delivery' },
      text: { vi: 'Cho đơn hàng trên {{amount}}', en: 'On orders over {{amount}}' },
    },
    {
      icon: 'cash',
      title: { vi: 'Thanh toán khi nhận hàng', en: 'Cash on delivery' },
      text: { vi: 'Nhận hàng rồi mới trả tiền', en: 'Pay when your order arrives' },
    },
    {
      icon: 'chat',
      title: { vi: 'Chuyên viên tư vấn', en: 'Personal advice' },
      text: {
        vi: '9h00-22h00, trừ Chủ nhật và ngày lễ',
        en: '9h00-22h00, except Sundays and holidays',
      },
    },
  ],
}
