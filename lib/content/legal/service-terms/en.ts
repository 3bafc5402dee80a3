import type { LegalDocument } from '../document';

export const serviceTermsEn: LegalDocument = {
  intro: [
    'These terms are an agreement between you and {company}. They apply to this website, the TradeGo app and its terminals, TradeGo Markets, Live Report, the AIPO data site, the Open API and services added later. Please read them in full before you use a service. The sentence at the head of each section is there to help; the text below it is what binds.',
  ],
  chapters: [
    {
      id: 'acceptance',
      title: 'Accepting the terms, and changes to them',
      plain: 'Using a service means accepting the terms, and important changes are announced beforehand.',
      body: [
        'By opening this website, installing software, registering an account or using any service, you confirm that you have read and accept these terms and the [privacy policy](privacyPolicy). If you act for a company, you confirm that it has authorised you. If you do not accept, please stop using the services.',
        'We may change the terms to reflect changes in law, regulation or the services. A material change to your rights or to fees is announced at least 30 days before it takes effect; other changes take effect when published. By going on using a service after that you accept the terms as changed. If you do not, you may close your account before they take effect.',
      ],
    },
    {
      id: 'definitions',
      title: 'Definitions',
      plain: 'What a few words mean in these terms.',
      body: [
        [
          '“Services” are the website, software, platforms, data and interfaces named in the introduction.',
          '“Account” is a TradeGo account, not a securities account that you hold with a broker.',
          '“Broker” is an intermediary connected through the services that holds the licences it needs.',
          '“Market data” is quotes, market depth, indices, company information and data derived from them.',
          '“Content” is the text, charts, videos, reports and data in the services.',
        ],
        'Headings are for convenience and do not affect interpretation. A reference to an Ordinance is to that Ordinance as amended from time to time.',
      ],
    },
    {
      id: 'services',
      title: 'What we provide',
      plain:
        'We supply software, data and connections; brokers look after securities accounts, execution and settlement.',
      body: [
        'Anyone may read this website without an account. Some functions need an account, and trading also needs a securities account with a broker. A service may have additional terms, which prevail where they differ from these.',
        'Functions may differ by device, system version, place or broker, and we may add, change or withdraw them. Regulated activities are carried on by the group’s licensed corporation or by brokers; the software and the platforms hold no licence themselves.',
        'Where the law of the place you are in does not allow a service to be used, it is not offered to you there.',
      ],
    },
    {
      id: 'registration',
      title: 'Registration data',
      plain: 'Give true, accurate and complete details when you register, and keep them up to date.',
      body: [
        'Users must give registration data that is true, accurate, current and complete, and update it as soon as it changes. You may not take another person’s identity or register accounts by automatic means.',
        'You must be at least 18 to register, or have the consent of a parent or guardian. One person may have one account unless we agree otherwise in writing.',
        'If we have reasonable grounds to doubt the data we may ask you to verify it and suspend the functions concerned until you have. A notice delayed or lost because the data was wrong counts as delivered to the details you registered.',
        'How registration data is used is set out in the [privacy policy](privacyPolicy).',
      ],
    },
    {
      id: 'account-security',
      title: 'Keeping your account safe',
      plain: 'Look after your password and device, and if something is wrong tell us and your broker at once.',
      body: [
        'An account is for the person who registered it and may not be transferred, rented or lent. You are responsible for your password, verification codes and signed-in devices, and must use the two-factor authentication the app asks for.',
        'We may treat instructions given with your sign-in details as yours, unless we had been told of a theft or misuse, or our own negligence made the misuse possible.',
        'If you find unauthorised use, change your password at once, call us on {phone} and ask your broker to suspend trading. We may suspend an account to protect you and will tell you why as soon as we can.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      plain: 'Charges are shown before you pay, and commissions are charged by your broker.',
      body: [
        'This website and the basic app are free. The price, period, renewal and cancellation of quote packages and other paid services are shown before you confirm payment. A change of price does not affect a period already paid for.',
        'Payments made through an app store are renewed, cancelled and refunded under the rules of that store. Other payments can be cancelled in full before the service is activated. After that they are not refunded, unless the service was not provided as described.',
        'Commissions, platform fees, interest and settlement charges are set and collected by brokers, and mobile data charges by your network. You bear any tax due.',
      ],
    },
    {
      id: 'conduct',
      title: 'Proper use',
      plain: 'Use the services lawfully, leave our systems undisturbed and do not try to get round their security.',
      body: [
        'When you use the services you may not:',
        [
          'break the law or regulatory rules, including the provisions of the Securities and Futures Ordinance (Cap. 571) on market misconduct;',
          'upload malicious code, probe for weaknesses, or use the services beyond published limits;',
          'circumvent security, regional, payment or access restrictions;',
          'extract content in bulk by program, or copy a service to build a competing one, without our written consent;',
          'impersonate us, a broker or anyone else, or publish false or misleading messages.',
        ],
        'Security researchers acting in good faith should tell us first, give us reasonable time to fix what they found, and not touch the data of others. If you break this section we may remove the content concerned, or suspend or end the service under section 16.',
      ],
    },
    {
      id: 'your-content',
      title: 'What you submit',
      plain: 'It remains yours; a published investor question can be seen by everyone.',
      body: [
        'You keep your rights in the questions, comments and files you submit. You give us a free, non-exclusive licence to use, store and translate them in order to answer you and provide the services.',
        'A question sent through the investor question form may be published on this website with its answer. We may remove personal data, merge similar questions or decide not to publish. Do not submit inside information, personal data of others or anything you have no right to disclose.',
        'Documents that a listed company publishes on Live Report are its own responsibility. We do not change their content.',
      ],
    },
    {
      id: 'market-data',
      title: 'Quotes and market data',
      plain:
        'Share prices on the website are at least 15 minutes late, and data can be wrong: check with the exchange and your broker.',
      body: [
        'Share prices on this website are delayed by at least 15 minutes and show their time. Prices marked as samples are not real quotes. Real-time quotes in the app depend on the quote package you choose.',
        'Market data comes from exchanges and data vendors and remains theirs. It is for your own non-commercial use. You may not pass it on, sell it or use it to create indices or derivatives. A vendor may require us to establish whether you are a professional user and may end its supply.',
        'Data may be late, interrupted or wrong. The exchanges, the vendors and we endeavour to keep it accurate and reliable but do not guarantee it, and accept no liability for inaccuracy or omission as far as the law allows.',
      ],
    },
    {
      id: 'no-advice',
      title: 'Not investment advice',
      plain: 'We supply tools and information; what to buy, and when, is your decision.',
      body: [
        'Content is for reference. It is not an offer, solicitation, recommendation or investment advice, and does not take account of your finances, objectives or tolerance of risk. If in doubt, consult a licensed professional.',
        'Prices of securities go down as well as up, and a security may become worthless. Past performance is no guide to the future. Margin financing, derivatives and subscribing for new shares carry further risks, and losses may exceed what you deposited.',
        'The white papers on the IPO market and equity incentives are based on information public on their date. Content and cases marked as samples do not show the performance of any real company.',
      ],
    },
    {
      id: 'brokers',
      title: 'Brokers and trading',
      plain: 'Your broker executes and settles your orders, and your agreement with the broker governs them.',
      body: [
        'When you place an order you instruct the broker you have chosen; the services only route the order to it. The broker may accept, reject or cancel it under its own rules, and is responsible for execution, settlement, custody and statements.',
        'An order sent is not an order filled. Networks, exchanges or broker systems may delay an order or fail to deliver it. Check the report after placing one, and call your broker if in doubt. A conditional order is sent only when triggered, and in a fast market may not be filled at the price you expected.',
        'Where portfolio or cash in the services differs from a broker’s statement, the statement prevails. We hold no client money or securities.',
      ],
    },
    {
      id: 'software',
      title: 'Software licence',
      plain: 'You may install and use the software, but not alter it, resell it or take it apart.',
      body: [
        'We give you a limited, revocable, non-transferable licence to install the software on devices in your possession and use it for your own purposes. Except as the law allows, you may not decompile, modify or rent it out, or remove copyright notices.',
        'Download it only from this website or the app stores named here, and check files against the checksum on the download page. We may issue updates, and a version no longer supported may be unable to connect.',
        'Open-source components come under their own licences.',
      ],
    },
    {
      id: 'open-api',
      title: 'Open API',
      plain:
        'The SDKs can be downloaded without registration; production needs a key and means keeping to the published limits.',
      body: [
        'SDKs and documents are free to download. To connect to production you need a key, which is for the applicant alone and may not be published, shared or built into a program where others can read it.',
        'You must keep to the protocol and the limits in [the Open API documents](openApi), and are responsible for your program and its users. To display or pass on market data to others you first need the permission of the data vendor.',
        'If a key leaks, exceeds the limits or endangers a system, we may disable it at once. Incompatible changes to the protocol are announced with a period of transition.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      plain: 'Designs, programs and marks belong to us or our licensors; quote fairly and name the source.',
      body: [
        'Copyright, trade marks, database rights and other intellectual property in the services and content belong to us or our licensors. Nothing is granted beyond the licences these terms give expressly.',
        'You may read, print and save pages and reports for your own purposes, and quote them with acknowledgement as the Copyright Ordinance (Cap. 528) permits. Using our marks needs our written consent.',
        'If you believe that content infringes your rights, write to {email} with the work concerned, the address of the page and the basis of your right.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Third-party services and links',
      plain: 'Links to other sites are a convenience; what is there is the responsibility of those who run them.',
      body: [
        'The services may link to exchanges, regulators, app stores, social platforms and brokers, or include functions of third parties. Their terms and privacy policies apply when you use them. We do not answer for their content, products or security, and listing them is no recommendation.',
        'The categories of third party that may handle personal data for a service are set out in [Third-party information](thirdPartyInformation).',
      ],
    },
    {
      id: 'interruption',
      title: 'Interruption, suspension and ending',
      plain:
        'Planned maintenance is announced, we give 30 days’ notice before a service ends, and you may close your account at any time.',
      body: [
        'We do our best to keep the services running but cannot promise that they never stop. Planned maintenance takes place after the close where possible and is announced. Urgent maintenance, security incidents or events beyond our control may come without notice.',
        'If you seriously break these terms, leave fees unpaid, or a law or regulator requires it, we may suspend or end your use. Where lawful and practicable we tell you why, and you may ask us to review the decision.',
        'You may close your account at any time. If we cease operating a service we give 30 days’ notice and refund fees paid in advance for the period not used. Sections 8, 9, 14, 17 and 18 continue to apply.',
        'Transaction records are kept for 1 year or more, and after the service has ended you may still ask for them while they are kept.',
      ],
    },
    {
      id: 'liability',
      title: 'Limits of liability',
      plain: 'We do not exclude liability that the law forbids us to exclude; other liability is excluded or capped.',
      body: [
        'Nothing in these terms excludes or limits liability for death or personal injury caused by negligence, for fraud, or where the law, including the Control of Exemption Clauses Ordinance (Cap. 71), does not allow it.',
        'Subject to that, the services are provided as they are and as available. We are not liable for failures of networks, exchanges, brokers or third-party systems, nor for indirect loss, loss of profit or loss of data.',
        'Subject to the two paragraphs above, our total liability for a claim is limited to the fees you paid for the service concerned in the 12 months before the event that gave rise to it or, for a free service, HK$1,000.',
        'If a third party claims against us because you broke section 7, 9 or 13, you must compensate us for the loss and costs that we reasonably incur.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law, language and general',
      plain: 'Hong Kong law applies; we try to settle a dispute by talking before anyone goes to court.',
      body: [
        'These terms are governed by the laws of the Hong Kong Special Administrative Region and interpreted under them. If there is a dispute, please speak to customer service first. If it is not settled within 30 days, either party may go to the courts of Hong Kong, to whose non-exclusive jurisdiction both submit.',
        'We may notify you on the website, in the app or by e-mail. Notices and consents in electronic form are valid under the Electronic Transactions Ordinance (Cap. 553). You may notify us at {email}.',
        'If a provision is invalid the others stand. Not exercising a right does not waive it. You may not transfer your rights without our consent. Apart from members of our group and data vendors, nobody who is not a party may enforce these terms under the Contracts (Rights of Third Parties) Ordinance (Cap. 623).',
        'The terms are available in traditional Chinese, simplified Chinese and English. If they differ, the traditional Chinese version prevails. For questions call {phone} or use the form under [Contact us](contactUs).',
      ],
    },
  ],
  versions: [
    {
      version: '2.0',
      updated: '2021-10-29',
      effective: '2021-11-01',
      note: 'Current version. Adds sections on the Open API, registration data and ceasing operation.',
    },
    { version: '1.0', updated: '2018-06-29', effective: '2018-07-13', note: 'First version.' },
  ],
};
