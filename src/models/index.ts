import type { Model } from "gatsby-plugin-typed-content";
import { company } from "./company/company";
import { samples } from "./company/samples";
import { trust } from "./company/trust";
import { drawing } from "./drawings/drawing";
import { equipmentItem } from "./equipment-item";
import { faqItem } from "./faq-item";
import { fellingGuide } from "./felling/felling-guide";
import { fellingRules } from "./felling/felling-rules";
import { enquiryMail } from "./forms/enquiry-mail";
import { forms } from "./forms/forms";
import { gallery } from "./gallery";
import { labels } from "./labels";
import { navigation } from "./navigation";
import { notice } from "./notice";
import { aboutPage } from "./pages/about-page";
import { calendarPage } from "./pages/calendar-page";
import { contactPage } from "./pages/contact-page";
import { homePage } from "./pages/home-page";
import { legalPage } from "./pages/legal-page";
import { notFoundPage } from "./pages/not-found-page";
import { notSentPage } from "./pages/not-sent-page";
import { servicePage } from "./pages/service-page";
import { thankYouPage } from "./pages/thank-you-page";
import { redirect } from "./redirect";
import { review } from "./review";
import { seasonReason } from "./services/season-reason";
import { service } from "./services/service";
import { town } from "./towns/town";
import { townPage } from "./towns/town-page";
import { townsPage } from "./towns/towns-page";
import { transformation } from "./transformation";

/** All content types in the order in which forms list them: the most edited first. */
export const models: readonly Model[] = [
  notice,
  company,
  trust,
  review,
  faqItem,
  town,
  equipmentItem,
  seasonReason,
  drawing,
  fellingRules,
  navigation,
  forms,
  labels,
  enquiryMail,
  redirect,
  samples,
  homePage,
  aboutPage,
  contactPage,
  townsPage,
  calendarPage,
  fellingGuide,
  servicePage,
  townPage,
  thankYouPage,
  notSentPage,
  notFoundPage,
  service,
  gallery,
  transformation,
  legalPage,
];
