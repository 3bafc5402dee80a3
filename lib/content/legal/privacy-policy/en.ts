import { RETENTION } from '../../../config/retention';
import type { LegalDocument } from '../document';

export const privacyPolicyEn: LegalDocument = {
  intro: [
    'This policy explains how {company} and the members of its group (“we”) collect, hold, process and use personal data when you visit this website or use the TradeGo app, TradeGo Markets, Live Report, the AIPO data site and the Open API.',
    'We are a data user within the meaning of section 2 of the Personal Data (Privacy) Ordinance (Cap. 486) of Hong Kong (the “Ordinance”). “Personal data”, “data subject” and “data processor” mean in this policy what they mean in the Ordinance.',
    'Securities accounts are opened by brokers. The account forms and identity documents you give a broker are held by that broker as a data user in its own right and under its own privacy policy. Where we process them for the broker, we act only on its instructions.',
    'You may read this website without registering, signing in or giving your name. If you do not agree with this policy, please do not submit a form or register an account. For data you have already given us, you may make a request under chapter 6 at any time.',
  ],
  further: {
    id: 'principles',
    title: 'How we keep the six data protection principles',
    entries: [
      {
        title: 'Collection',
        text: 'We collect only what our functions or activities directly need, adequate but not excessive. On or before collection we say what the data is for, to which classes of person it may be transferred, and whether you must give it.',
      },
      {
        title: 'Accuracy and retention',
        text: 'We take practicable steps to keep data accurate and do not keep it longer than its purpose needs. We require the same of data processors by contract.',
      },
      {
        title: 'Use',
        text: 'Without your prescribed consent (express consent that you give voluntarily), personal data is not used for a new purpose, that is, one other than the purpose stated at collection or a directly related one.',
      },
      {
        title: 'Security',
        text: 'We encrypt, separate duties and keep records, in proportion to the kind of data and the harm a leak could do, to prevent unauthorised or accidental access, processing, erasure, loss or use.',
      },
      {
        title: 'Openness',
        text: 'This policy states openly what kinds of personal data we hold and for which main purposes, with the dates of earlier versions beside it.',
      },
      {
        title: 'Access and correction',
        text: 'You are entitled to know whether we hold personal data about you, to have access to it, and to have it corrected where it is inaccurate.',
      },
    ],
  },
  chapters: [
    {
      id: 'collection',
      title: 'How we collect personal data',
      plain:
        'Most of the personal data we hold comes from you; if you only read this website, we do not normally record who you are.',
      body: [
        { id: 'collection-from-you', part: 'From you' },
        'You give us data when you send a business enquiry, put a question to investor relations, call the customer service hotline, register a TradeGo account or apply for an Open API key. Required fields are marked: without them we cannot deal with the request. The rest is voluntary.',
        'The enquiry form collects the business type, company name, your name, contact details and message. The question form collects only an e-mail address and the question, and the form of alerts only an e-mail address and what you want to be told of. The question may be published on this website with our answer. Your e-mail address never is, so please leave out of the question anything you would not want made public.',
        { id: 'collection-by-use', part: 'As you use our services' },
        'The app produces the model of your device, system and app versions, language, sign-in times, fault records and a record of the orders you ask it to send. We use these to provide the functions you ask for, to reconcile records and to find faults.',
        `This website needs no sign-in. To keep programs from abusing the forms, we briefly count how many submissions each network has made within ten minutes, and erase the count within ${RETENTION.submissionCountMinutes} minutes of the last. Where several servers share it, the database holds a code made from the network address with a secret key (a keyed hash), never the address. So that a message sent twice because the connection broke is taken once, we keep a fingerprint (hash) of it for ${RETENTION.submissionKeyHours} hours and erase it in the daily check that follows.`,
        'The server log holds the names of events, counts and reasons. It holds nothing that visitors write and no words they search for. Downloads are counted by day and by file and are not linked to anyone.',
        { id: 'collection-from-others', part: 'From others' },
        'If you use our platform through a connected broker, the broker may give us your client number, the markets you may trade and your quote package. A listed company that uses our services for listed companies may give us the names and staff numbers of grantees and the record of their grants. Whoever gives us the data must be entitled to do so.',
      ],
    },
    {
      id: 'purposes',
      title: 'What we hold, what for, and for how long',
      plain: 'The table lists each kind of data, why we have it and when we stop having it.',
      body: [
        'Besides the purposes below we may use data for directly related ones, such as checking accounts, handling complaints, meeting legal obligations, or establishing, exercising or defending legal claims. Any other purpose needs your prescribed consent first.',
        {
          caption: 'Personal data that we hold',
          head: ['Kind', 'What it includes', 'Purpose', 'Kept'],
          rows: [
            [
              'Business enquiries',
              'Business type, company, name, contact details, message, time and language',
              'Answering, arranging a demonstration, quoting a price',
              `${RETENTION.answeredEnquiryMonths} months from our answer; if never answered, ${RETENTION.unansweredMonths} months from receipt`,
            ],
            [
              'Investor questions',
              'E-mail address, question, time and language',
              'Answering and, where suitable, publishing question and answer',
              `E-mail address and question as sent: ${RETENTION.answeredQuestionDays} days from our answer; if never answered, ${RETENTION.unansweredMonths} months from receipt. What is published stays on record`,
            ],
            [
              'Alerts by e-mail, where this website offers them',
              'E-mail address, what you chose, time and language',
              'Telling you by e-mail of what is published',
              `Until you stop the alerts, and then erased at once. An address that is not confirmed: ${RETENTION.alertRequestHours} hours, erased in the daily check that follows`,
            ],
            [
              'Forms that a program seems to have sent',
              'The same as in the first two rows',
              'Letting staff judge, so that no real person’s message is lost',
              `${RETENTION.quarantineMonths} months from receipt`,
            ],
            [
              'Backups of the website’s database',
              'What the four rows above name, if not yet erased that day',
              'Recovery after a fault or damage to data',
              `${RETENTION.copiesMonths} months; the latest one until there is a newer one`,
            ],
            [
              'Account registration',
              'Name or form of address, mobile number, e-mail address, region',
              'Opening and running a TradeGo account, verifying who registers',
              'While the account is open; erased within 6 months of closing',
            ],
            [
              'Sign-in and device',
              'Device model, system version, sign-in times, network address',
              'Protecting accounts, detecting unusual sign-ins, fixing faults',
              '12 months',
            ],
            [
              'Transaction records',
              'Order instructions, times sent and reported, broker',
              'Routing orders, reconciling with the broker, resolving disputes',
              '1 year or more, or longer where the law or a contract says so',
            ],
            [
              'Customer service',
              'Call recordings, correspondence',
              'Following up requests, training, handling complaints',
              '12 months; in a dispute, until it is resolved',
            ],
            [
              'Open API',
              'Applicant, company, key number, connection records',
              'Issuing keys, applying connection limits',
              'While the key is valid and 12 months after',
            ],
            [
              'Grantee records',
              'Name, staff number, grants, vesting and exercise',
              'Keeping the records of a listed company’s share plan',
              'As the listed company instructs and the law requires',
            ],
          ],
        },
        `What is sent by the forms of this website is checked by the system once a day and erased when its time is up. Staff are reminded of messages that nobody has answered ${RETENTION.remindAfterMonths} months after they arrived.`,
        'Transaction records are kept for 1 year or more from the day each of them arises. Brokers keep their own under the record-keeping rules for licensed corporations, which may run longer.',
        'When the period ends we erase the data, or process it so that nobody can be identified from it, unless erasure is prohibited by law or would be against the public interest, including historical interest, as section 26 of the Ordinance provides.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what stays in your browser',
      plain:
        'This website uses two cookies, one for language and one for window width, and neither tells us who you are.',
      body: [
        'The cookie named language keeps your choice of language for one year. It is written when you choose a language, or open a page by a link that names one. The cookie named viewport records whether your window is narrower than 400 pixels, so that you get the right layout, and ends when you close the browser.',
        'The session storage of your browser remembers that you closed the notice bar and which news item you opened last, to show it again when you go back. This stays on your device, is never sent to us and is cleared when the tab closes.',
        'If you switch off the search shortcut, or choose the language of the samples in the Open API documents, your browser keeps that setting until you change it back or clear your browsing data. It is not sent to us either.',
        [
          'There are no advertising trackers, no third-party analytics and no tracking across websites.',
          'There is no sign-in on this website, so there is no sign-in cookie.',
          'Content and fonts come from our own servers; opening a page tells no third party.',
        ],
        'You can delete or block cookies in your browser. The website can still be read, although you may have to choose your language again each time.',
        'The TradeGo app keeps a sign-in token, your watchlist and display settings on the device. Removing the app, or signing out in its settings, clears the token.',
      ],
    },
    {
      id: 'sharing',
      title: 'Disclosure, transfer and data processors',
      plain:
        'We do not sell personal data; we pass it on only where a service you asked for needs it, you agree, or the law requires it.',
      body: [
        { id: 'sharing-recipients', part: 'Classes of person who may receive data' },
        [
          'The connected broker you choose, to route orders, reconcile and answer enquiries.',
          'Data processors that help us operate, such as data centres, text message and e-mail delivery, customer service systems and fault diagnosis.',
          'The maker of the system of your device, which delivers push notifications to it.',
          'Exchanges and market data vendors, to report how many subscribers of which kind a quote package has.',
          'Members of our group, auditors, lawyers and other advisers bound by confidence.',
          'Courts, the SFC, the Stock Exchange, the police and others entitled by law to ask for data.',
        ],
        'The categories of third party, their purposes and the data involved are set out in [Third-party information](thirdPartyInformation). Our contracts require data processors to act only on instructions, to apply proportionate security, not to keep data longer than needed and to report incidents at once.',
        { id: 'sharing-abroad', part: 'Outside Hong Kong' },
        'This website and the personal data of Hong Kong users are kept in data centres in Hong Kong. If you choose a broker in another market, or colleagues in mainland China follow up your enquiry, data may be transferred there. We look into the protection in that place and use terms modelled on the contractual clauses recommended by the Privacy Commissioner for Personal Data (the “Commissioner”), so that the data is protected in much the same way as under the Ordinance. Section 33 of the Ordinance is not yet in force; we follow it of our own accord.',
        { id: 'sharing-law', part: 'Where the law requires, and transfers of business' },
        'We may disclose data without consent where a law, a court order or an exemption in Part 8 of the Ordinance applies, for example section 58 on detecting crime or section 60B on legal proceedings. We check the basis of each request, hand over only what it covers and keep a record.',
        'If there is a merger, an acquisition or a transfer of business, the recipient must keep to this policy. A material change of purpose needs your consent again first.',
      ],
    },
    {
      id: 'security',
      title: 'Security, incidents and ceasing operation',
      plain: 'Data is protected in transit and at rest, and should a service end, you will know 30 days before.',
      body: [
        'Connections are encrypted, and data at rest is encrypted according to how sensitive it is. Staff can see only what their duties need, and access is recorded. Systems are tested before release and backups are restored regularly to prove that they work.',
        'No system is perfectly secure. Choose a password you use nowhere else, and give a verification code to nobody, not even someone who says they work for us.',
        { id: 'security-breach', part: 'Data breaches' },
        'If there is a data breach we contain it at once and assess the harm it may do. Where there is a real risk of harm, we notify the people affected and the Commissioner as soon as practicable, and say what data is involved, what has been done and what you can do.',
        { id: 'security-closing', part: 'Ceasing operation' },
        'If we decide to cease operating a product or service, we give 30 days’ notice by announcement or message and stop collecting new personal data. Once operation has ceased, the personal data we hold is erased or processed so that nobody can be identified from it, except records the law requires us to keep.',
      ],
    },
    {
      id: 'rights',
      title: 'Access, correction and your other rights',
      plain:
        'You can ask for a copy of what we hold and have it put right; once your identity is verified, we answer within 15 days.',
      body: [
        { id: 'rights-access', part: 'Access and correction' },
        'You, or a relevant person within the meaning of the Ordinance, may make a data access request under section 18 and a data correction request under section 22. You may use the data access request form specified by the Commissioner. Send it to the Personal Data Protection Officer by e-mail or in writing, and say which data you want.',
        [
          'We verify the identity of whoever asks within 5 working days of receiving the request.',
          'Once identity is verified, we answer within 15 days. The limit under sections 19 and 23 of the Ordinance is 40 days.',
          'Under section 28 we may charge a fee for complying with an access request, and it may not be excessive. Correction is free.',
          'If we refuse a request under section 20 or 24, we give our reasons in writing.',
        ],
        { id: 'rights-more', part: 'Withdrawing consent and closing an account' },
        'You may withdraw consent at any time, or close your account in the settings of the app. Withdrawal does not affect what was done before it. Once an account is closed we stop providing the service and erase data as chapter 2 says. Closing a TradeGo account does not close your securities account, which is a matter for your broker.',
        'Location, camera, contacts, photos and notifications can each be switched off in the settings of your device. Only the functions that depend on a permission stop working.',
        { id: 'rights-complaint', part: 'Complaints' },
        'If you are not satisfied with how we deal with a matter, you may complain to the Commissioner under section 37 of the Ordinance. Anyone who suffers damage, including injury to feelings, because we have contravened the Ordinance may claim compensation under section 66, and the Office of the Privacy Commissioner for Personal Data (PCPD) may assist with proceedings.',
      ],
    },
    {
      id: 'marketing',
      title: 'Direct marketing',
      plain: 'We use your personal data for marketing only if you agree, and stop whenever you say so, at no cost.',
      body: [
        'We intend to use your name and contact details to tell you about our trading software, market data, services for listed companies and investor education. Under sections 35C and 35E of the Ordinance we may not do so unless we have told you which kinds of data and which classes of marketing subject are meant, and have received your consent, which includes an indication of no objection.',
        'Sending a business enquiry or an investor question is not consent to direct marketing. We do not provide your personal data to others for their direct marketing, for gain or otherwise. Should we intend to, we would first obtain your written consent under sections 35J and 35K.',
        'When we first use your data in direct marketing we notify you under section 35F that you may ask us to stop. You may do so at any time under section 35G, without charge. Every marketing e-mail has an unsubscribe link, or you may call {phone} or write to {email}. Commercial electronic messages are also subject to the Unsolicited Electronic Messages Ordinance (Cap. 593).',
        'Price alerts, trade reports, security notices and changes of terms are service messages, not direct marketing.',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      plain:
        'Our services are meant for adults; if you are under 18, read this with a parent or guardian and have their consent.',
      body: [
        'Anyone under 18 should use our services only with the consent of a parent or guardian, and should not submit personal data on their own.',
        'A person with parental responsibility for a minor is a relevant person under the Ordinance and may ask for access to the minor’s data and for its correction. We verify the relationship.',
        'If we find that we have collected personal data of a minor without consent, we erase it as soon as practicable. If you know of such a case, please tell the Personal Data Protection Officer.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy, and how to reach us',
      plain: 'A change brings a new date, and any question can go straight to the Personal Data Protection Officer.',
      body: [
        'This policy was updated on 29 October 2021 and has been in effect since 1 November 2021. The dates of earlier versions are in the version history at the end of the page.',
        'If a change affects purposes, classes of recipient or your rights, we publish a notice on the website and in the app before it takes effect, and ask for consent first where the law requires it. Changes of wording take effect when published.',
        'The policy is available in traditional Chinese, simplified Chinese and English. If they differ, the traditional Chinese version prevails. Read it together with the [terms of service](serviceTerms).',
        { id: 'changes-contact', part: 'The Personal Data Protection Officer' },
        'For access or correction, to withdraw consent, to stop direct marketing or to complain, call {phone} (08:30 to 18:00 on Hong Kong trading days) or write to {email}, marked “Personal Data Protection Officer”. You may also use the form under [Contact us](contactUs), or write to the address at the foot of this page.',
      ],
    },
  ],
  versions: [
    {
      version: '2.0',
      updated: '2021-10-29',
      effective: '2021-11-01',
      note: 'Current version. Lists purposes and retention by kind of data, moves third parties to a document of their own, and states how soon access requests are answered.',
    },
    { version: '1.0', updated: '2018-06-29', effective: '2018-07-13', note: 'First version.' },
  ],
};
