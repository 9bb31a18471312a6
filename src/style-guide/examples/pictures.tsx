import { BeforeAfterSlider } from "../../components/before-after-slider/before-after-slider";
import { Carousel } from "../../components/carousel/carousel";
import { Figure } from "../../components/figure/figure";
import { ServiceCard } from "../../components/service-card/service-card";
import { ServiceCards } from "../../components/service-cards/service-cards";
import { Trunk } from "../../components/trunk/trunk";
import { useLabels } from "../../hooks/use-labels";
import { fromDesktop } from "../../utils/breakpoints";
import { longWord, pictures } from "../sample";

const sizes = `${fromDesktop} 25rem, 100vw`;
const titles = ["Koszenie łąk", "Wycinka drzew", "Frezowanie pni", longWord, "Zrębkowanie"];
const service = (title: string) => ({
  path: "/",
  title,
  photo: { src: pictures.dark },
  drawing: null,
});

/** Photos, alone and in rows. */
export function Pictures() {
  const labels = useLabels();
  const figure = { sizes, onOpen: () => undefined, file: pictures.dark, alt: "Wzgórze" };
  const comparison = {
    before: { src: pictures.dark, alt: "Zarośnięta działka" },
    after: { src: pictures.light, alt: "Skoszona działka" },
    height: 480,
    autoplay: false,
    labels,
    sizes,
  };
  return (
    <>
      <h2>Zdjęcia</h2>
      <div className="cols">
        <Figure caption={`Podpis: ${longWord}`} {...figure} />
        <Trunk girths={[50, 65, 80]} />
      </div>
      <div style={{ inlineSize: "100%" }}>
        {(["drag", "hover"] as const).map((mode) => (
          <BeforeAfterSlider
            key={mode}
            caption={`Porównanie (${mode})`}
            {...comparison}
            mode={mode}
          />
        ))}
        <Carousel label="Usługi" heading={<h3>Rząd kart</h3>} labels={labels}>
          {titles.map((title) => (
            <ServiceCard key={title} service={service(title)} more="Zobacz" sizes={sizes} />
          ))}
        </Carousel>
        <ServiceCards
          id="service-cards"
          heading="Karty usług"
          services={titles.map((title) => ({ ...service(title), occasion: "Zostały pniaki" }))}
          more="Zobacz"
        />
      </div>
    </>
  );
}
