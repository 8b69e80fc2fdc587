import type { Question, QuestionAnswer, QuestionName } from '@fiscal/core/activities/questions';
import { authority } from './steps.ts';

/** Answers one caller who waits. Keeps nothing: who is not answered in time asks again. */
export async function pergunta(question: Question): Promise<QuestionAnswer<QuestionName>> {
  switch (question.name) {
    case 'statusServico':
      return authority.statusServico(question.input);
    case 'eventosRegistrados':
      return authority.eventosRegistrados(question.input);
    case 'naoEncerrados':
      return authority.naoEncerrados(question.input);
    case 'julgarCertificado':
      return authority.julgarCertificado(question.input);
    case 'consultarChave':
      return authority.consultarChave(question.input);
    case 'consultarCadastro':
      return authority.consultarCadastro(question.input);
    case 'consultarGtin':
      return authority.consultarGtin(question.input);
    case 'consultarMunicipio':
      return authority.consultarMunicipio(question.input);
    case 'sondar':
      return authority.sondar(question.input);
    case 'examinarA1':
      return authority.examinarA1(question.input);
  }
}
