// Words in the pictures of the broker page; the same keys in each language.
const zt = {
  accounts: {
    title: '開戶申請',
    approved: '已批核',
    id: '香港身份證',
    proofs: ['影像清晰', '與自拍相符', '號碼已核對'],
    bank: ['銀行帳戶', '本人帳戶轉入 HK$10,000'],
    risk: ['風險問卷', '23 分，平衡型'],
    names: ['名單篩查', '沒有吻合結果'],
    result: ['批核結果', '現金帳戶，BCAN 已編配'],
    foot: '由提交到批核 3 小時 50 分鐘',
  },
  trading: {
    title: '買賣盤',
    lines: 'OCG-C 3/3 連線正常',
    sides: ['買入', '沽出'],
    channels: ['手機 App', '交易終端', 'Open API'],
    states: ['成交', '部分成交', '排隊'],
    foot: '今日 12,486 張，三個渠道同一閘道',
  },
  risk: {
    title: '孖展使用',
    count: '6,200 個孖展帳戶',
    states: ['14:28 已通知，未回應', '14:31 已通知，已讀', '14:02 已發預警', '正常'],
    foot: '追收水平 90%',
  },
  settlement: {
    title: 'CCASS 對帳',
    read: '11 月 12 日 18:22',
    clients: '客戶',
    foot: '1,281 隻相符，3 項差額待跟進',
  },
  reports: {
    title: '管理層日報',
    made: '11 月 12 日 16:38',
    tiles: [
      ['成交額', '24.6 億', '+8.4%'],
      ['佣金', '197 萬', '+6.1%'],
      ['孖展貸款', '31.8 億', '−0.7%'],
      ['未交收', '2.14 億', '18 項'],
    ],
    shares: [
      ['手機 App', 58],
      ['交易室', 27],
    ],
    foot: '金額以港元計',
  },
  chapters: {
    of: '港灣電網 2025 年報',
    lead: '收入上升 9.3% 至 246 億港元，<br>增幅逾半來自電網服務。',
    chart: '收入（億港元）',
  },
  newShares: {
    title: '新股',
    note: '11 月 12 日',
    closes: (day) => `11 月 ${day} 日截止`,
    head: ['新股', '入場費', '孖展成本', '同業首日'],
  },
  sectorFlows: { title: '行業熱力圖', note: '今日淨流入（億港元）' },
  holders: { note: 'CCASS 11 月 11 日', head: ['參與者', '佔比 %', '當日增減（萬股）'] },
  peers: { title: '數碼服務', note: '5 家同業', up: '收入增長', right: '市盈率（倍）', median: '組別中位數' },
};

const zh = {
  accounts: {
    title: '开户申请',
    approved: '已通过',
    id: '香港身份证',
    proofs: ['影像清晰', '与自拍相符', '号码已核对'],
    bank: ['银行账户', '本人账户转入 HK$10,000'],
    risk: ['风险问卷', '23 分，平衡型'],
    names: ['名单筛查', '没有匹配结果'],
    result: ['审批结果', '现金账户，BCAN 已分配'],
    foot: '从提交到通过 3 小时 50 分钟',
  },
  trading: {
    title: '订单',
    lines: 'OCG-C 3/3 连接正常',
    sides: ['买入', '卖出'],
    channels: ['手机 App', '交易终端', 'Open API'],
    states: ['成交', '部分成交', '排队'],
    foot: '今日 12,486 笔，三个渠道同一网关',
  },
  risk: {
    title: '融资使用',
    count: '6,200 个融资账户',
    states: ['14:28 已通知，未回应', '14:31 已通知，已读', '14:02 已发预警', '正常'],
    foot: '追保水平 90%',
  },
  settlement: {
    title: 'CCASS 对账',
    read: '11 月 12 日 18:22',
    clients: '客户',
    foot: '1,281 只相符，3 项差额待跟进',
  },
  reports: {
    title: '管理层日报',
    made: '11 月 12 日 16:38',
    tiles: [
      ['成交额', '24.6 亿', '+8.4%'],
      ['佣金', '197 万', '+6.1%'],
      ['融资余额', '31.8 亿', '−0.7%'],
      ['未交收', '2.14 亿', '18 项'],
    ],
    shares: [
      ['手机 App', 58],
      ['交易室', 27],
    ],
    foot: '金额以港元计',
  },
  chapters: {
    of: '港湾电网 2025 年报',
    lead: '收入同比增长 9.3%，达 246 亿港元，<br>增量过半来自电网服务。',
    chart: '收入（亿港元）',
  },
  newShares: {
    title: '新股',
    note: '11 月 12 日',
    closes: (day) => `11 月 ${day} 日截止`,
    head: ['新股', '入场费', '融资成本', '同业首日'],
  },
  sectorFlows: { title: '行业热力图', note: '今日净流入（亿港元）' },
  holders: { note: 'CCASS 11 月 11 日', head: ['参与者', '占比 %', '当日增减（万股）'] },
  peers: { title: '数字服务', note: '5 家同业', up: '收入增长', right: '市盈率（倍）', median: '组别中位数' },
};

const en = {
  accounts: {
    title: 'Account application',
    approved: 'Approved',
    id: 'Hong Kong ID card',
    proofs: ['Image is clear', 'Matches the selfie', 'Number checked'],
    bank: ['Bank account', 'HK$10,000 from own account'],
    risk: ['Risk questionnaire', '23 points, balanced'],
    names: ['Name screening', 'No match'],
    result: ['Decision', 'Cash account, BCAN assigned'],
    foot: 'Submitted to approved: 3 hours 50 minutes',
  },
  trading: {
    title: 'Orders',
    lines: 'OCG-C 3/3 connected',
    sides: ['Buy', 'Sell'],
    channels: ['Mobile app', 'Dealing terminal', 'Open API'],
    states: ['Filled', 'Part filled', 'Queued'],
    foot: '12,486 today, three channels, one gateway',
  },
  risk: {
    title: 'Margin used',
    count: '6,200 margin accounts',
    states: ['Told 14:28, no answer', 'Told 14:31, read', 'Warned 14:02', 'Normal'],
    foot: 'Margin call at 90%',
  },
  settlement: {
    title: 'CCASS reconciliation',
    read: '12 Nov, 18:22',
    clients: 'Clients',
    foot: '1,281 shares agree, 3 breaks to follow up',
  },
  reports: {
    title: 'Management daily',
    made: '12 Nov, 16:38',
    tiles: [
      ['Turnover', '2.46B', '+8.4%'],
      ['Commission', '1.97M', '+6.1%'],
      ['Margin loans', '3.18B', '−0.7%'],
      ['Unsettled', '214M', '18 items'],
    ],
    shares: [
      ['Mobile app', 58],
      ['Dealing room', 27],
    ],
    foot: 'Amounts in HK$',
  },
  chapters: {
    of: 'Harbour Grid, 2025',
    lead: 'Revenue rose 9.3% to HK$24.6 billion, led by grid services.',
    chart: 'Revenue, HK$ billion',
  },
  newShares: {
    title: 'New shares',
    note: '12 November',
    closes: (day) => `Closes ${day} November`,
    head: ['Offer', 'One lot, HK$', 'Margin cost', 'Peers, day 1'],
  },
  sectorFlows: { title: 'Sector map', note: 'Net inflow today (HK$ billion)' },
  holders: { note: 'CCASS, 11 November', head: ['Participant', 'Held %', 'Change on the day, million'] },
  peers: {
    title: 'Digital services',
    note: '5 peers',
    up: 'Revenue growth',
    right: 'Price to earnings, times',
    median: 'Group median',
  },
};

export const words = { en, zt, zh };
